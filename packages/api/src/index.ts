export { createApi, type Api, type ApiOptions } from './client.ts';
export { ApiError, answerUnreadable, networkUnreachable, type ErrorParams } from './api-error.ts';
export { unwrap, unwrapBare, type Settled, type ValueOf } from './envelope.ts';
export type { EncryptionKey } from './encrypt.ts';
export type { EncryptionKeySource } from './encryption-middleware.ts';
export type { Access, OperationTraits } from './operation-traits.ts';
export type { components, operations, paths } from './schema.generated.ts';
