export * from './bus';
export * from './envelope';
export * from './follow';
export * from './open-bus';
export * from './parked';
export * from './postgres/postgres-bus';
export * from './topics';
export * from './transient';
