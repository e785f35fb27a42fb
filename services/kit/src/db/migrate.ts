import { runner } from 'node-pg-migrate';
import { KIT_MIGRATIONS, PEOPLE_MIGRATIONS } from '../paths';

/** Which of the kit's optional tables a service has. */
export type MigrateOptions = {
  /** Names and pictures of people (src/people). */
  people?: boolean;
};

/**
 * Brings a database up to date: the kit's own tables first, then the service's. Plain .sql files, run in the order of their names, each
 * set in one transaction. Safe with several replicas starting at once: the others wait on an advisory lock and then find nothing to do.
 * @param dirs folders of .sql files; their names are unique over all folders
 * @throws Error when a file fails, or when a file was put before one that has run already
 */
export async function migrate(url: string, dirs: string[], { people = false }: MigrateOptions = {}): Promise<void> {
  await runMigrations(url, [KIT_MIGRATIONS], 'kit_migrations');
  if (people) await runMigrations(url, [PEOPLE_MIGRATIONS], 'people_migrations');
  if (dirs.length > 0) await runMigrations(url, dirs, 'migrations');
}

/** Runs one set of migrations, kept track of in a table of its own. */
export async function runMigrations(url: string, dirs: string[], migrationsTable: string): Promise<void> {
  await runner({
    databaseUrl: { connectionString: url, application_name: 'migrate', statement_timeout: 120_000, connectionTimeoutMillis: 10_000 },
    dir: dirs.map((dir) => `${dir.replaceAll('\\', '/')}/*.sql`),
    useGlob: true,
    direction: 'up',
    migrationsTable,
    singleTransaction: true,
    checkOrder: true,
    advisoryLockMode: 'wait',
    log: () => undefined,
  });
}
