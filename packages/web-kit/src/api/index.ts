export { ApiProvider, useApi } from './provider.tsx';
export { createKeySource } from './key-source.ts';
export { ApiError, unwrap, unwrapBare, type Api } from '@quetzal/api';
