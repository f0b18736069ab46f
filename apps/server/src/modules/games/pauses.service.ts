import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { changePause, type PauseSubject, type PauseWish, type SiteOperator } from './change-pause.ts';
import type { GameKey } from './game.model.ts';
import {
  type ClosedGame,
  deleteGamePause,
  selectClosedGames,
  selectGamePause,
  upsertGamePause,
} from './game-pauses.store.ts';
import { deletePause, selectVendorStates, upsertPause, type VendorState } from './pauses.store.ts';

/**
 * Closing a vendor's games, or one game, at one site while something is wrong: they stay in the lists, shut, and take no
 * stakes any more. Closing what is closed only moves the time of its return; opening what is open changes nothing.
 */
export interface Pauses {
  vendors(siteId: string): Promise<VendorState[]>;
  /** Games that are closed by themselves, the latest first. */
  closedGames(siteId: string): Promise<ClosedGame[]>;
  /** Refuses with `request.not_found` for an unknown vendor. */
  pause(by: SiteOperator, vendorCode: string, wish: PauseWish): Promise<void>;
  resume(by: SiteOperator, vendorCode: string, reason: string): Promise<void>;
  /** Refuses with `request.not_found` for an unknown game. */
  pauseGame(by: SiteOperator, key: GameKey, wish: PauseWish): Promise<void>;
  resumeGame(by: SiteOperator, key: GameKey, reason: string): Promise<void>;
}

function vendorSubject(siteId: string, vendorCode: string): PauseSubject {
  const key = { siteId, vendorCode };
  return {
    component: 'games.vendors',
    subject: `vendor:${vendorCode}`,
    read: async (tx) => (await selectVendorStates(tx, siteId)).find(({ code }) => code === vendorCode)?.pause,
    write: (tx, pause) => (pause === null ? deletePause(tx, key) : upsertPause(tx, key, pause)),
  };
}

function gameSubject(siteId: string, { vendorCode, gameCode }: GameKey): PauseSubject {
  const key = { siteId, vendorCode, gameCode };
  return {
    component: 'games.catalogue',
    subject: `game:${vendorCode}/${gameCode}`,
    read: (tx) => selectGamePause(tx, key),
    write: (tx, pause) => (pause === null ? deleteGamePause(tx, key) : upsertGamePause(tx, key, pause)),
  };
}

/** `changed` is told after every change. */
export function createPauses(deps: { db: Database; clock: Clock; changed: () => void }): Pauses {
  const { db, changed } = deps;
  const change = async (by: SiteOperator, subject: PauseSubject, wish: Partial<PauseWish> & { reason: string }) => {
    await changePause(deps, by, subject, wish);
    changed();
  };
  return {
    vendors: (siteId) => selectVendorStates(db, siteId),
    closedGames: (siteId) => selectClosedGames(db, siteId),
    pause: (by, code, wish) => change(by, vendorSubject(by.siteId, code), wish),
    resume: (by, code, reason) => change(by, vendorSubject(by.siteId, code), { reason }),
    pauseGame: (by, key, wish) => change(by, gameSubject(by.siteId, key), wish),
    resumeGame: (by, key, reason) => change(by, gameSubject(by.siteId, key), { reason }),
  };
}
