import { type Area, siteConfig } from '@quetzal/config/vite';
import { words } from '@quetzal/i18n/vite';
import { type AheadCall, boot } from '@quetzal/web-kit/boot';
import { offline } from '@quetzal/web-kit/offline';
import { defineConfig } from 'vite';
import { siteWords } from './site-words.ts';

/** What is fetched later, in the order in which an agent who is signed in meets it; who is not is led to the door. */
const areas: Area[] = [
  { name: 'overview', paths: '^/(agentHome)?$', whom: 'member', parts: ['overview-page.tsx'] },
  { name: 'entry', paths: '^/(login|agentHome)?$', whom: 'visitor', parts: ['login-page.tsx'], isWhole: true },
  {
    name: 'around',
    parts: ['account-menu.tsx', 'language-choice.tsx', 'menu-drawer.tsx', 'release-watch.tsx'],
    isWhole: true,
  },
  { name: 'team', parts: ['team-page.tsx', 'team-betting-page.tsx', 'invite-page.tsx'] },
];

/** What pages ask before the application is there: who it is, and what they have. */
const ahead: AheadCall[] = [
  { call: '/wps/member/info', of: 'session' },
  { call: '/wps/v2/wallets/balance', of: 'session' },
];

export default defineConfig(
  siteConfig({ port: 4200, areas, hasFirstPaint: true, plugins: [words(siteWords), boot(ahead), offline()] }),
);
