import type { Measured } from './measure-page.ts';

/** What a page should stay within, by measure of a load. */
export interface Target {
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
}

/** A page that people meet every day. */
export interface BenchPage {
  name: string;
  site: 'player' | 'agent';
  as: 'visitor' | 'member';
  path: string;
  whole: Measured['whole'];
}

/** Of a telephone on slow 4G, by site. */
export const targets: Record<BenchPage['site'], Target> = {
  player: { firstPaintMs: 1_000, largestPaintMs: 2_500, blockedMs: 80, shift: 0.01 },
  agent: { firstPaintMs: 2_200, largestPaintMs: 3_200, blockedMs: 150, shift: 0.02 },
};

const dialogForm: Measured['whole'] = (page) => page.locator('[role="dialog"] form').first();

export const pages: readonly BenchPage[] = [
  { name: 'home', site: 'player', as: 'visitor', path: '/', whole: (page) => page.locator('main h2').first() },
  {
    name: 'game list',
    site: 'player',
    as: 'visitor',
    path: '/rng',
    whole: (page) => page.locator('[data-slot="game-tile"]').first(),
  },
  { name: 'log-in', site: 'player', as: 'visitor', path: '/login', whole: dialogForm },
  {
    name: 'game',
    site: 'player',
    as: 'member',
    path: '/seamless?vassalage=SOL&gameCode=frutas-electricas',
    whole: (page) => page.frameLocator('iframe').getByRole('button').first(),
  },
  {
    name: 'personal center',
    site: 'player',
    as: 'member',
    path: '/?overlay=securityCenter',
    whole: (page) => page.locator('[role="dialog"] h2').first(),
  },
  { name: 'agent log-in', site: 'agent', as: 'visitor', path: '/login', whole: (page) => page.locator('form').first() },
  {
    name: 'agent overview',
    site: 'agent',
    as: 'member',
    path: '/agentHome',
    whole: (page) => page.locator('main h1').first(),
  },
];
