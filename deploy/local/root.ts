import path from 'node:path';

/** The repository's folder: two levels up from `deploy/local`, and from `deploy/dist`, where the bundled programs are. */
export const ROOT = path.join(__dirname, '..', '..');
