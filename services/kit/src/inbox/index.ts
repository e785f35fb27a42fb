export * from './consume';
export * from './subscription';
