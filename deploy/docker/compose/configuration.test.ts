import { readConfig } from '@oddsmates/kit';
import { WORKSPACES } from '../../lint/workspaces';
import { SERVICES } from '../../local/services';
import { stage, wordsOf } from '../testing/dockerfile';
import { PARTS, requiredOf, shapeOf } from '../testing/service-shape';
import { composeFile } from './compose-file';

const file = composeFile();

describe.each(SERVICES)('%s', (name) => {
  const shape = shapeOf(name);
  const fixed = Object.fromEntries(wordsOf(stage('deploy/docker/service.Dockerfile'), 'ENV').map((pair) => pair.split('=') as [string, string]));
  const given = file.services[name]?.environment ?? {};
  const env = { ...fixed, ...given };

  test('is given every variable it needs, and none that it does not read', () => {
    expect(requiredOf(shape).filter((variable) => !env[variable])).toEqual([]);
    // OpenTelemetry reads its own variables.
    expect(Object.keys(given).filter((variable) => !(variable in shape) && !variable.startsWith('OTEL_'))).toEqual([]);
    expect(() => readConfig(shape, env)).not.toThrow();
  });

  test('is given the parts it can use, and waits for them', () => {
    expect(PARTS.filter((variable) => given[variable] !== undefined)).toEqual(PARTS.filter((variable) => variable in shape));
    const parts = { KAFKA_BROKERS: 'kafka', REDIS_URL: 'redis', S3_ENDPOINT: 's3', DATABASE_URL: 'databases' };
    const waits = Object.keys(file.services[name]?.depends_on ?? {});
    expect(waits).toEqual(expect.arrayContaining(Object.entries(parts).filter(([variable]) => given[variable] !== undefined).map(([, part]) => part)));
  });

  test('is told where those are whom it may call, on the port that they listen on', () => {
    const calls = WORKSPACES.find(({ folder }) => folder === `services/${name}`)?.stubs.filter((stub: string) => stub !== name) ?? [];
    const told = Object.entries(given).filter(([variable]) => variable.endsWith('_ADDR'));
    expect(told.sort()).toEqual(calls.map((callee: string) => [`${callee.toUpperCase()}_ADDR`, `${callee}:${fixed['GRPC_PORT']}`]).sort());
  });
});
