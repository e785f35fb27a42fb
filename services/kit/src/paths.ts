import path from 'node:path';

/**
 * The kit's own SQL. Two levels up is `services/` both from `services/kit/src` and from the bundle of a service in `services/<name>/dist`,
 * so the files are found without being copied.
 */
const KIT = path.join(__dirname, '..', '..', 'kit');

/** Tables that every service has: outbox, inbox, idempotency keys. */
export const KIT_MIGRATIONS = path.join(KIT, 'migrations', 'service');
/** The names and pictures of people, for services that show them. */
export const PEOPLE_MIGRATIONS = path.join(KIT, 'migrations', 'people');
/** Tables of the PostgreSQL event bus. */
export const BUS_MIGRATIONS = path.join(KIT, 'migrations', 'bus');
