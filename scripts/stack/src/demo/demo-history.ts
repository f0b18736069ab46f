import { ApiError, unwrap } from '@quetzal/api';
import { signIn } from '@quetzal/operator';
import {
  comeIn,
  type DemoPlayer,
  type DemoSite,
  depositByCard,
  type Door,
  leave,
  type Play,
  playRounds,
  register,
} from './demo-player.ts';

const affiliateCode = 'NORTEMX';

interface DemoPerson {
  username: string;
  deposits: readonly string[];
  plays: readonly Play[];
}

const play = (vassalage: string, gameCode: string, stakeIndex: number, rounds: number): Play => ({
  vassalage,
  gameCode,
  stakeIndex,
  rounds,
});

/** Whose log-in is printed at the start. */
const carla: DemoPerson = {
  username: 'carla.mendez',
  deposits: ['2000.00', '500.00'],
  plays: [
    play('SOL', 'frutas-electricas', 2, 12),
    play('KUK', 'plumas-de-oro', 1, 10),
    play('XOC', 'dulce-tormenta', 1, 8),
    play('NAH', 'noche-de-jaguar', 2, 12),
  ],
};

const favouriteGames = 4;

/** They come by the agent's link and have the password of all demo accounts. */
const guests: readonly (DemoPerson & { birthday: string })[] = [
  { username: 'luis.ortega', birthday: '1989-04-21', deposits: ['1500.00'], plays: [play('NAH', 'lobo-lunar', 3, 20)] },
  {
    username: 'sofia.rivas',
    birthday: '1996-11-05',
    deposits: ['800.00'],
    plays: [play('XOC', 'fiesta-calavera', 2, 20)],
  },
  {
    username: 'diego.cano',
    birthday: '1991-01-30',
    deposits: ['3000.00'],
    plays: [play('JDW', 'dragon-de-jade', 3, 20)],
  },
  { username: 'valeria.luna', birthday: '1984-07-12', deposits: ['600.00'], plays: [play('COP', 'fenix-88', 2, 20)] },
  {
    username: 'mateo.solis',
    birthday: '1998-02-17',
    deposits: ['1000.00'],
    plays: [play('MAR', 'reina-pirata', 2, 20)],
  },
];

async function live(player: DemoPlayer, { deposits, plays }: DemoPerson): Promise<void> {
  for (const amount of deposits) await depositByCard(player, amount);
  for (const one of plays) await playRounds(player, one);
}

async function chooseFavourites({ api }: DemoPlayer): Promise<void> {
  const hot = await unwrap(api.POST('/wps/relay/GCSGAME_hotGamesV2', { body: {} }));
  for (const { nodeId } of hot.list.slice(0, favouriteGames)) {
    await unwrap(api.POST('/wps/relay/MCSFE_addFavoriteGameV2', { body: { nodeId } }));
  }
}

/** The demo's player; undefined when she has deposited before. */
async function comeInAsCarla(door: Door): Promise<DemoPlayer | undefined> {
  const player = await comeIn(door);
  const { content } = await unwrap(player.api.GET('/wps/v2/wallets/deposits', { params: { query: {} } }));
  if (content.length > 0) {
    await leave(player);
    return undefined;
  }
  await chooseFavourites(player);
  return player;
}

/** Somebody new; undefined when they came at an earlier start. */
async function comeInAsGuest(door: Door, birthday: string): Promise<DemoPlayer | undefined> {
  try {
    return await register({ ...door, birthday, affiliateCode });
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return undefined;
    throw error;
  }
}

/**
 * Gives the people of the first demo site a past: they deposit at the sandbox and play at the studio by the same calls as
 * anybody, so that records, boards and the agent's figures have something to show, all of it real. Whoever has one already
 * is left as they are. Rejects when a call is refused.
 */
export async function liveDemoHistory(site: DemoSite, password: string): Promise<void> {
  const doorOf = ({ username }: DemoPerson): Door => ({ site, username, password });
  // One after the other: an address where somebody is just logging in has the next one solve a puzzle.
  const present: [DemoPlayer | undefined, DemoPerson][] = [[await comeInAsCarla(doorOf(carla)), carla]];
  for (const guest of guests) present.push([await comeInAsGuest(doorOf(guest), guest.birthday), guest]);
  await Promise.all(
    present.map(async ([player, person]) => {
      if (player === undefined) return;
      await live(player, person);
      await leave(player);
    }),
  );
}

const tucanGift = {
  account: 'maya.silva',
  amount: '250.00',
  reason: 'Money to try the second site with',
  requestId: '7b1c9f6e-0d53-4a86-9c0e-5b1f2f8a3d47',
};

/**
 * Gives the player of the second demo site money, which one operator proposes and another approves: a puzzle stands before
 * every log-in there. The request is the same at every start, so that it is given once. Rejects when a call is refused.
 */
export async function giveTucanMoney(apiUrl: string, password: string): Promise<void> {
  const site = { apiUrl, merchantCode: 'tucan', password };
  const ops = await signIn({ ...site, username: 'ops' });
  const finance = await signIn({ ...site, username: 'finance' });
  const { id, state } = await unwrap(ops.POST('/ops/v1/adjustments', { body: tucanGift }));
  if (state === 'proposed')
    await unwrap(finance.POST('/ops/v1/adjustments/{id}/approve', { params: { path: { id } } }));
  for (const operator of [ops, finance]) await unwrap(operator.DELETE('/ops/v1/session'));
}
