import { playJackpot } from '@quetzal/games/jackpot';
import type { Tx } from '../database/database.ts';
import type { Chance } from '../rounds/decide.ts';
import { hasJackpot, jackpotRules, PRESENT_RULES } from './jackpot-rules.ts';
import { insertPotEvent, keepPot, lockPot, openPotOnce, type PotKey } from './jackpot.store.ts';

/** What a round did to its pot. */
export type JackpotPlay = {
  readonly rules: string;
  /** Its place among the plays of the pot. */
  readonly play: bigint;
  /** All of the pot, or nothing. */
  readonly win: bigint;
};

/** A bet that was taken, and the chance that was drawn for it. */
export type PotBet = { readonly roundId: string; readonly stake: bigint; readonly chance: Chance; readonly now: Date };

/**
 * Feeds a pot with a bet that was taken and lets it be won, in the transaction that writes the round's result: both stand,
 * or neither. Undefined where the vendor has no pot, or it is switched off: then it neither grows nor pays.
 * @throws Error when the stake is above the turn of the rules; no game offers such a bet
 */
export async function playPot(tx: Tx, key: PotKey, bet: PotBet): Promise<JackpotPlay | undefined> {
  if (!hasJackpot(key.vendorCode)) return undefined;
  const { roundId, stake, chance, now } = bet;
  const seed = jackpotRules(PRESENT_RULES, key.currency).minSeed;
  const found = await lockPot(tx, key);
  if (found === undefined) await openPotOnce(tx, key, { rules: PRESENT_RULES, seed, now });
  const kept = found ?? (await lockPot(tx, key));
  if (kept === undefined) throw new Error('a pot that was just opened is gone');
  if (!kept.isEnabled) return undefined;
  const played = playJackpot(jackpotRules(kept.rules, key.currency), kept.pot, stake, chance.u52);
  if (!played.ok) throw new Error(played.code);
  const { pot, win, houseTopUp } = played;
  const isWon = win > 0n;
  const play = kept.plays + 1n;
  await keepPot(tx, key, { ...kept, pot, plays: play, rules: isWon ? PRESENT_RULES : kept.rules });
  if (isWon) await insertPotEvent(tx, key, { kind: 'won', amount: win, houseTopUp, roundId }, now);
  return { rules: kept.rules, play, win };
}
