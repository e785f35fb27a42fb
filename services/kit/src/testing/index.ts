/** Helpers for tests. Never imported by a service itself. */
export { silentLogger } from '../log/logger';
export * from './real-part';
export * from './scratch-database';
export * from './test-bus';
export * from './test-context';
export * from './test-database';
export * from './until';
