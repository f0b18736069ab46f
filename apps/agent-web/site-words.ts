import type { SiteWords } from '@quetzal/i18n/vite';

/** The words of what an agent opens every day travel in the first bundle; those of the door and of the account come with them. */
export const siteWords: SiteWords = {
  first: ['common', 'errors', 'agent-shell', 'overview', 'downline', 'team-betting', 'installation'],
  later: ['account-entry', 'security'],
  early: [{ paths: '^/(login|agentHome)?$', whom: 'visitor', rooms: ['account-entry', 'security'] }],
};
