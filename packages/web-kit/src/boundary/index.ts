export { ErrorBoundary, type Failure } from './error-boundary.tsx';
export { ChunkLoadError, chunkWaitMsMax, lazyPage, loadChunk } from './lazy-page.ts';
export { useFailureWords, type FailureWords } from './use-failure-words.ts';
