/** The product that the test run shares: its address, and by name its databases and where its services serve their figures. */
export interface SharedStack {
  url: string;
  databaseUrls: Record<string, string>;
  operationsUrls: Record<string, string>;
  /** What its services are told of the parts behind the kit's ports. */
  parts: NodeJS.ProcessEnv;
}

/** What global-setup.ts told. */
export function sharedStack(): SharedStack {
  const url = process.env['STACK_URL'];
  if (url === undefined) throw new Error('No product runs for this test: select its jest project, or set STACK_URL.');
  return { url, databaseUrls: byName('STACK_DATABASE_URLS'), operationsUrls: byName('STACK_OPERATIONS_URLS'), parts: byName('STACK_PART_ADDRESSES') };
}

function byName(variable: string): Record<string, string> {
  return JSON.parse(process.env[variable] ?? '{}') as Record<string, string>;
}
