/** What every service needs and none owns. Test helpers are apart, in '@oddsmates/kit/testing'. */
export * from './bus';
export * from './codec';
export * from './config';
export * from './db';
export * from './errors';
export * from './grpc';
export * from './idempotency';
export * from './ids';
export * from './images';
export * from './inbox';
export * from './lifecycle';
export * from './limits';
export * from './log';
export * from './metrics';
export * from './money';
export * from './outbox';
export * from './retry';
