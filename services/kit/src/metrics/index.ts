export * from './measure';
export * from './metrics';
