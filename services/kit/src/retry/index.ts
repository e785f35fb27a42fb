export * from './backoff';
export * from './wake';
