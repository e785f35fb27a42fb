export * from './app-error';
export * from './reasons';
export * from './to-app-error';
