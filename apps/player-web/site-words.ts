import type { SiteWords } from '@quetzal/i18n/vite';

/** Which words the first paint needs, and which come with the page that speaks them. */
export const siteWords: SiteWords = {
  first: ['common', 'errors', 'site-shell', 'lobby', 'announcements', 'installation'],
  later: [
    'account-entry',
    'game-stage',
    'wallet',
    'withdrawal',
    'my-account',
    'feedback',
    'security',
    'records',
    'personal-loss',
    'platform-messages',
    'limits',
    'help',
    'chat',
    'studio',
  ],
  early: [
    { paths: '^/seamless$', rooms: ['game-stage'] },
    { paths: '^/(login|register)$', rooms: ['account-entry', 'security'] },
  ],
};
