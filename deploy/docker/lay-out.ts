import { Problem, runProgram } from '../local/problem';
import { ROOT } from '../local/root';
import { layOutPage } from './page-image';
import { layOutService } from './service-image';
import { layOutTool } from './tool-image';

const KINDS = { service: layOutService, page: layOutPage, tool: layOutTool };

/** Builds one slice and lays out the files of its image: `lay-out.ts service wallet /image`, `lay-out.ts page mfe-auth /image`. */
async function main(): Promise<void> {
  const [kind = '', name, folder] = process.argv.slice(2);
  const layOut = Object.entries(KINDS).find(([each]) => each === kind)?.[1];
  if (layOut === undefined || name === undefined || folder === undefined) throw new Problem('lay-out.ts service|page|tool <name> <folder>');
  await layOut(ROOT, name, folder);
}

void runProgram(main);
