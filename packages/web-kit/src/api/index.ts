export { ApiProvider, useApi } from './provider.tsx';
export { createKeySource } from './key-source.ts';
export { answerUnreadable, ApiError, networkUnreachable, unwrap, unwrapBare, type Api } from '@quetzal/api';
