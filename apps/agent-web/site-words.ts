import type { SiteWords } from '@quetzal/i18n/vite';

/** The portal is small: all its words travel in the first bundle, so that no page waits for its own. */
export const siteWords: SiteWords = {
  first: ['common', 'errors', 'agent-shell', 'overview', 'downline', 'team-betting'],
  later: [],
};
