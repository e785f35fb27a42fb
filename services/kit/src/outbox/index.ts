export * from './event';
export * from './relay';
