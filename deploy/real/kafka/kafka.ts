import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/root';
import { findProgram } from '../../test/find-program';
import { runCommand } from '../../test/run-command';
import { cacheFolder } from '../cache-folder';
import type { Got, Part } from '../part';
import { runKafka, type KafkaPrograms } from './run-kafka';

const POM = path.join(ROOT, 'deploy', 'real', 'kafka', 'pom.xml');
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:copy-dependencies';
const WHAT_TO_DO = 'install Kafka (kafka-server-start on the PATH), or Java 17 and Maven, which gather it, or set KAFKA_BROKERS to one of your own';

/** Kafka, the event bus: its programs on the PATH, else the broker's libraries that Maven gathers, run by Java. */
export const kafka: Part = { name: 'Kafka', variables: ['KAFKA_BROKERS'], get };

async function get(notice: (sentence: string) => void): Promise<Got> {
  const [server, storage] = ['kafka-server-start', 'kafka-storage'].map((name) => findProgram(name) ?? findProgram(`${name}.sh`));
  if (server !== undefined && storage !== undefined) return runnable({ server: [server], storage: [storage] });
  const java = findProgram('java');
  if (java === undefined) return { missing: WHAT_TO_DO };
  const libraries = cacheFolder(`kafka-${createHash('sha256').update(fs.readFileSync(POM)).digest('hex').slice(0, 12)}`);
  const said = fs.existsSync(libraries) ? '' : await gather(libraries, notice);
  if (!fs.existsSync(libraries)) return { missing: `${WHAT_TO_DO}\n${said}` };
  const run = [java, ...JAVA_OPTIONS, '-cp', path.join(libraries, '*')] as const;
  return runnable({ server: [...run, 'kafka.Kafka'], storage: [...run, 'kafka.tools.StorageTool'] });
}

/** For a small machine and a quick start, not for long and heavy work. */
const JAVA_OPTIONS = ['-Xms128m', '-Xmx384m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn'] as const;

function runnable(programs: KafkaPrograms): Got {
  return { run: (options) => runKafka(programs, options) };
}

/** Gathers the libraries beside their place and moves them there, so that an interrupted download leaves nothing half made. @returns what was said */
async function gather(libraries: string, notice: (sentence: string) => void): Promise<string> {
  notice('Getting Kafka, once on this machine ...');
  const draft = `${libraries}.${process.pid}`;
  const { ok, output } = await runCommand('mvn', ['-q', '-B', '-f', POM, COPY, `-DoutputDirectory=${draft}`, '-DincludeScope=runtime']);
  if (ok) fs.renameSync(draft, libraries);
  else fs.rmSync(draft, { recursive: true, force: true });
  return output;
}
