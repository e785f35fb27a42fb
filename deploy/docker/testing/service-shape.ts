import path from 'node:path';
import type * as kit from '@oddsmates/kit';
import type { z } from 'zod';
import { ROOT } from '../../local/root';
import type { ServiceName } from '../../local/services';

/**
 * The variables a service reads, as its `main.ts` hands them to the kit; the service is not started.
 * For tests: jest puts a reader in the place of `runService`.
 */
export function shapeOf(service: ServiceName): z.ZodRawShape {
  let shape: z.ZodRawShape = {};
  jest.isolateModules(() => {
    jest.doMock('@oddsmates/kit', () => {
      const actual: typeof kit = jest.requireActual('@oddsmates/kit');
      return {
        ...actual,
        runService: ({ config = actual.commonConfig }: { config?: z.ZodRawShape }) => (shape = { ...actual.processConfig, ...config }),
      };
    });
    jest.requireActual(path.join(ROOT, 'services', service, 'src', 'main.ts'));
  });
  return shape;
}

/** Those of the variables that have neither a default nor may be left out. */
export function requiredOf(shape: z.ZodRawShape): string[] {
  return Object.keys(shape).filter((name) => !(shape[name] as z.ZodType).safeParse(undefined).success);
}

/** Those of the variables that say where a part is, which the scaled-out setting has in place of the embedded one's. */
export const PARTS = ['KAFKA_BROKERS', 'REDIS_URL', 'S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
