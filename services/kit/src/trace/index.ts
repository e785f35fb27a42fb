export * from './context';
export * from './span';
export * from './traced';
