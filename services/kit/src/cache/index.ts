export * from './cache';
export * from './in-process';
export * from './open-cache';
