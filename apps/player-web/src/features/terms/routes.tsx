import { lazyPage } from '@quetzal/web-kit/boundary';

/** Asks a member to accept documents that have changed, before the next game. */
export const TermsWatch = lazyPage(
  () => import('./terms-watch.tsx'),
  (module) => module.TermsWatch,
);
