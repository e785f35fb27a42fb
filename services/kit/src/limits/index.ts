export * from './in-process';
export * from './rate-limiter';
