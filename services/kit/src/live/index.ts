export * from './live-channel';
export * from './open-live-channel';
export * from './postgres/postgres-live-channel';
