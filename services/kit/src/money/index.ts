export * from './cents';
export * from './odds';
