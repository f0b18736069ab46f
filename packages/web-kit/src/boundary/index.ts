export { ErrorBoundary, type Failure } from './error-boundary.tsx';
export { ChunkLoadError, chunkWaitMsMax, lazyPage, loadChunk } from './lazy-page.ts';
export { lostParts, type LostPart } from './lost-parts.ts';
export { standInForMenu } from './stand-in-for-menu.ts';
export { useFocusOfStandIn } from './use-focus-of-stand-in.ts';
export { useFailureWords, type FailureWords } from './use-failure-words.ts';
