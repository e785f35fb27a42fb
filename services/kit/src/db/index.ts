export { isConnectionFailure, isUniqueViolation } from './errors';
export * from './migrate';
export * from './open-db';
export * from './types';
