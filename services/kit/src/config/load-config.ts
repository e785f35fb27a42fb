import { z } from 'zod';

/** Thrown by {@link readConfig}: names every variable that is missing or wrong, in one message. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads a configuration from environment variables; an empty variable counts as not set.
 * @throws ConfigError naming everything that is wrong. Values are not repeated: they may be secrets.
 */
export function readConfig<T extends z.ZodRawShape>(shape: T, env: NodeJS.ProcessEnv = process.env): z.infer<z.ZodObject<T>> {
  const given = Object.fromEntries(Object.entries(env).filter(([key, value]) => key in shape && value !== ''));
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${given[String(issue.path[0])] === undefined ? 'is not set' : issue.message}`);
  throw new ConfigError(`The configuration is wrong:\n${lines.join('\n')}`);
}

/** As {@link readConfig}, but a wrong configuration ends the process: the message on standard error, exit code 1. */
export function loadConfig<T extends z.ZodRawShape>(shape: T, env: NodeJS.ProcessEnv = process.env): z.infer<z.ZodObject<T>> {
  try {
    return readConfig(shape, env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}
