import type { Multiplier } from '../payout.ts';
import { multiplierAfter, TILE_COUNT } from './mines.ts';

/** A game under way, as the server keeps it: where the mines are stays secret until it ends. */
export type Game = {
  readonly mines: readonly number[];
  readonly picked: readonly number[];
  readonly state: 'open' | 'lost' | 'cashed_out';
};

/** Why a pick or a cash-out is refused. */
export type MinesRefusal = {
  readonly ok: false;
  readonly code: 'mines.game_over' | 'mines.unknown_tile' | 'mines.tile_open' | 'mines.nothing_picked';
};

/** The game after a move; `multiplier` is what a cash-out is or would be worth, nought when it is lost. */
export type Move = { readonly ok: true; readonly game: Game; readonly multiplier: Multiplier } | MinesRefusal;

const NOTHING: Multiplier = { parts: 0, of: 1 };

/** Opens a tile. The last safe one cashes out by itself. */
export function pick(game: Game, tile: number): Move {
  if (game.state !== 'open') return { ok: false, code: 'mines.game_over' };
  if (!Number.isInteger(tile) || tile < 0 || tile >= TILE_COUNT) return { ok: false, code: 'mines.unknown_tile' };
  if (game.picked.includes(tile)) return { ok: false, code: 'mines.tile_open' };
  const picked = [...game.picked, tile];
  if (game.mines.includes(tile)) return { ok: true, game: { ...game, picked, state: 'lost' }, multiplier: NOTHING };
  const isLast = picked.length === TILE_COUNT - game.mines.length;
  return {
    ok: true,
    game: { ...game, picked, state: isLast ? 'cashed_out' : 'open' },
    multiplier: multiplierAfter(game.mines.length, picked.length),
  };
}

/** Ends a game with what has been won, after one safe tile at least. */
export function cashOut(game: Game): Move {
  if (game.state !== 'open') return { ok: false, code: 'mines.game_over' };
  if (game.picked.length === 0) return { ok: false, code: 'mines.nothing_picked' };
  return {
    ok: true,
    game: { ...game, state: 'cashed_out' },
    multiplier: multiplierAfter(game.mines.length, game.picked.length),
  };
}

/** What a game that was left open pays in the end: the current multiplier, or the stake when nothing was picked. */
export function abandonedMultiplier(game: Game): Multiplier {
  if (game.state === 'lost') return NOTHING;
  return game.picked.length === 0 ? { parts: 1, of: 1 } : multiplierAfter(game.mines.length, game.picked.length);
}
