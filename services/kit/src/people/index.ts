export * from './names';
export * from './people';
export type { PersonRow } from './store';
