export * from './bus';
export * from './envelope';
export * from './follow';
export * from './postgres/postgres-bus';
export * from './topics';
export * from './transient';
