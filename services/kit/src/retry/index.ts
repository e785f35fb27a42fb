export * from './aborted';
export * from './backoff';
export * from './wake';
export * from './within';
