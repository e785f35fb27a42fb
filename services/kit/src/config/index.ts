export * from './common-config';
export * from './load-config';
