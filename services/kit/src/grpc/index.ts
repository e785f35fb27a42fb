export { checkRequest } from './bounds/check-request';
export * from './channel';
export * from './client';
export * from './context';
export * from './error-detail';
export * from './handlers';
export * from './observe-call';
export * from './server';
