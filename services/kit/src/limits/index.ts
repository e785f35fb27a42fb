export * from './in-process';
export * from './open-rate-limits';
export * from './rate-limiter';
