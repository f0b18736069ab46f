import { siteConfig } from '@quetzal/config/vite';
import { words } from '@quetzal/i18n/vite';
import { type AheadCall, boot } from '@quetzal/web-kit/boot';
import { offline } from '@quetzal/web-kit/offline';
import { defineConfig } from 'vite';
import { siteWords } from './site-words.ts';
import { categoryOf, gameTypes } from './src/shared/games/game-types.ts';

/** What is fetched later, in the order in which people meet it. */
const areas = [
  {
    name: 'home',
    paths: '^/(index|home|login|register|$)',
    parts: ['home-banners.tsx', 'home-sections.tsx', 'site-footer.tsx'],
    isWhole: true,
  },
  {
    name: 'around',
    parts: ['support-button.tsx', 'offline-bar.tsx', 'popup-watch.tsx', 'page-watches.tsx', 'chat-opener.tsx'],
    isWhole: true,
  },
  {
    name: 'pressed',
    parts: [
      'support-panel.tsx',
      'language-choice.tsx',
      'more-links.tsx',
      'balance-details.tsx',
      'notice-host.tsx',
      'toast-stack.tsx',
    ],
    isWhole: true,
  },
  { name: 'menus', parts: ['site-menu.tsx', 'menu-sheet.tsx', 'drop-menu.tsx'] },
  {
    name: 'games',
    paths: `^(${gameTypes.map((type) => categoryOf(type).path).join('|')})$`,
    parts: ['category-page.tsx'],
  },
  { name: 'stage', paths: '^/seamless$', parts: ['stage-page.tsx'] },
  { name: 'lists', parts: ['game-list-center.tsx', 'stage-window.tsx'] },
  { name: 'entry', paths: '^/(login|register)$', parts: ['account-dialog.tsx'] },
];

/** What pages ask before the application is there: who it is and what they have; what opens a game. */
const ahead: AheadCall[] = [
  { call: '/wps/member/info', of: 'session' },
  { call: '/wps/v2/wallets/balance', of: 'session' },
  { addresses: '^/seamless\\?', call: '/wps/v2/games/{vassalage}/{gameCode}', of: 'anyone' },
  {
    addresses: '^/seamless\\?(?!(.*&)?demo=1(&|$))',
    call: '/wps/game/launchGame?vassalage={vassalage}&gameCode={gameCode}&device={device}&lobbyUrl={home}',
    of: 'real member',
  },
];

export default defineConfig(
  siteConfig({ port: 4100, areas, hasFirstPaint: true, plugins: [words(siteWords), boot(ahead), offline()] }),
);
