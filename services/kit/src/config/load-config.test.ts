import { z } from 'zod';
import { address, commonConfig } from './common-config';
import { ConfigError, loadConfig, readConfig } from './load-config';

const GOOD = { GRPC_PORT: '50051', HTTP_PORT: '8081', DATABASE_URL: 'postgres://wallet@localhost/wallet', BUS_URL: 'postgresql://bus@localhost/bus' };

test('reads numbers and defaults', () => {
  expect(readConfig(commonConfig, GOOD)).toEqual({ ...GOOD, GRPC_PORT: 50_051, HTTP_PORT: 8_081, LOG_LEVEL: 'info', BIND_HOST: '0.0.0.0', DATABASE_CONNECTIONS: 10 });
});

test('names everything that is wrong at once and repeats no value', () => {
  const env = { ...GOOD, GRPC_PORT: 'seven', DATABASE_URL: 'mysql://root:secret@localhost', BUS_URL: 'kafka:9092' };
  expect(() => readConfig(commonConfig, env)).toThrow(ConfigError);
  expect(() => readConfig(commonConfig, env)).toThrow(/GRPC_PORT: .*\n {2}DATABASE_URL: must be a URL.*\n {2}BUS_URL: must be a URL/);
  expect(() => readConfig(commonConfig, env)).not.toThrow(/secret/);
});

test('a service is called by a name, or by the addresses of its replicas', () => {
  for (const known of ['wallet:50051', '127.0.0.1:50051', 'ipv4:10.0.0.1:50051', 'ipv4:10.0.0.1:50051,10.0.0.2:50051']) expect(address.parse(known)).toBe(known);
  for (const wrong of ['wallet', 'wallet:50051,wallet:50052', 'ipv4:', 'http://wallet:50051', '']) expect(address.safeParse(wrong).success).toBe(false);
});

test('a wrong configuration ends the process with exit code 1', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exited');
  });
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(() => loadConfig({ NAME: z.string() }, {})).toThrow('exited');
  expect(exit).toHaveBeenCalledWith(1);
  expect(write).toHaveBeenCalledWith('The configuration is wrong:\n  NAME: is not set\n');
  jest.restoreAllMocks();
});
