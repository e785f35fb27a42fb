export * from './names';
export * from './people';
export { keepPerson, type PersonRow } from './store';
