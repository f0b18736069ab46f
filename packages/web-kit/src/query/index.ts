export {
  createQueryClient,
  forgetPrivateQueries,
  publicScope,
  retryDelayMs,
  shouldRetry,
  untilKnown,
} from './query-client.ts';
