export * from './every';
export * from './operations-server';
export * from './run-service';
