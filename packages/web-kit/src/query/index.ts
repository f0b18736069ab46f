export { createQueryClient, forgetPrivateQueries, publicScope, retryDelayMs, shouldRetry } from './query-client.ts';
