export * from './housekeeping';
export * from './idempotently';
