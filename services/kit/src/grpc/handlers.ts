import type { handleUnaryCall, ServiceDefinition } from '@grpc/grpc-js';
import type { Context } from './context';

/** A unary method as the generated service definition declares it. */
export type UnaryMethod = {
  readonly path: string;
  readonly requestStream: false;
  readonly responseStream: false;
  readonly requestDeserialize: (bytes: Buffer) => unknown;
  readonly requestSerialize: (value: never) => Buffer;
  readonly responseDeserialize: (bytes: Buffer) => unknown;
  readonly responseSerialize: (value: never) => Buffer;
};

/** A generated service definition, such as `WalletServiceService`. */
export type UnaryService = Readonly<Record<string, UnaryMethod>>;

/** The request of a method. */
export type RequestOf<M> = M extends { requestDeserialize: (bytes: Buffer) => infer Request } ? Request : never;
/** The response of a method. */
export type ResponseOf<M> = M extends { responseDeserialize: (bytes: Buffer) => infer Response } ? Response : never;

/** How a service answers its calls; `S` is `typeof WalletServiceService`. What is left out answers UNIMPLEMENTED with Reason.NOT_BUILT. */
export type Handlers<S> = {
  [M in keyof S]?: (ctx: Context, request: RequestOf<S[M]>) => Promise<ResponseOf<S[M]>>;
};

/** What grpc-js wants for a service of unary calls. */
export type UnaryImplementation = Record<string, handleUnaryCall<unknown, unknown>>;
export type { ServiceDefinition };
