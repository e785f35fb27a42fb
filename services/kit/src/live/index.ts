export * from './live-channel';
export * from './postgres/postgres-live-channel';
