/** A screen that people meet every day. */
export interface Screen {
  name: string;
  site: 'player' | 'agent';
  /** Who looks at it. */
  as: 'visitor' | 'member';
  path: string;
  /** What stands there once it is whole. */
  whole: string;
}

const dialog = '[role="dialog"]';

export const screens: readonly Screen[] = [
  { name: 'home', site: 'player', as: 'visitor', path: '/', whole: 'main h2' },
  { name: 'category', site: 'player', as: 'visitor', path: '/rng', whole: '[data-slot="game-tile"]' },
  { name: 'login', site: 'player', as: 'visitor', path: '/login', whole: `${dialog} form` },
  { name: 'registration', site: 'player', as: 'visitor', path: '/register', whole: `${dialog} form` },
  { name: 'home of a member', site: 'player', as: 'member', path: '/', whole: 'main h2' },
  { name: 'deposit', site: 'player', as: 'member', path: '/?overlay=depositv2', whole: `${dialog} h2` },
  { name: 'withdrawal', site: 'player', as: 'member', path: '/?overlay=withdraw', whole: `${dialog} h2` },
  { name: 'my account', site: 'player', as: 'member', path: '/?overlay=securityCenter', whole: `${dialog} h2` },
  {
    name: 'betting record',
    site: 'player',
    as: 'member',
    path: '/?overlay=personalHistoryCopy',
    whole: `${dialog} h2`,
  },
  {
    name: 'game',
    site: 'player',
    as: 'member',
    path: '/seamless?vassalage=SOL&gameCode=frutas-electricas',
    whole: 'iframe',
  },
  { name: 'agent login', site: 'agent', as: 'visitor', path: '/login', whole: 'form' },
  { name: 'agent overview', site: 'agent', as: 'member', path: '/agentHome', whole: 'main h1' },
  { name: 'agent team', site: 'agent', as: 'member', path: '/team', whole: 'main h1' },
  { name: 'agent invitation', site: 'agent', as: 'member', path: '/register-account', whole: 'main h1' },
  { name: 'agent bets', site: 'agent', as: 'member', path: '/team/bets', whole: 'main h1' },
];
