export * from './app-error';
export * from './reasons';
