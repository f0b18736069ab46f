import { servePages } from './serve-pages.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Put in by the build: a name of all that was built. */
declare const RELEASE: string;

servePages(self as unknown as WorkerScope, RELEASE);
