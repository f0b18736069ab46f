import type { Db } from '../database/database.ts';
import { insertPotEvent, keepPot, lockPot, type PotKey } from './jackpot.store.ts';

/**
 * Switches a pot off or on. While it is off it neither grows nor pays; on again, it is what it was.
 * @param reason kept in its history
 * @returns false when there is no such pot, or it is that already
 */
export async function switchPot(
  db: Db,
  key: PotKey,
  { isEnabled, reason, now }: { isEnabled: boolean; reason: string; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const kept = await lockPot(tx, key);
    if (kept === undefined || kept.isEnabled === isEnabled) return false;
    await keepPot(tx, key, { ...kept, isEnabled });
    await insertPotEvent(tx, key, { kind: isEnabled ? 'enabled' : 'disabled', reason }, now);
    return true;
  });
}
