import { maskAccount } from '@quetzal/domain/records';
import { parseAmount } from '@quetzal/domain/money';
import type { Site } from '#modules/site';
import { FeedUnread } from '../feed/fetch-limited.ts';
import { playerOf } from '../player-check.ts';
import type { VendorSecrets } from '../vendor-secrets.ts';
import type { VendorsDeps } from '../vendors.deps.ts';
import { selectOpenVendor } from './jackpots.store.ts';
import { readJackpot, type ToldJackpot } from './read-jackpot.ts';

/** The pot that a site shows; amounts are decimals in the currency of the site. */
export interface ShownJackpot {
  /** What its next winner gets. */
  amount: string;
  /** Whose games feed it. */
  vendorName: string;
  lastWin: { account: string; amount: string; wonAt: string } | null;
}

type JackpotDeps = Pick<VendorsDeps, 'db' | 'clock' | 'members'> & { secrets: VendorSecrets };
interface Kept {
  shown: ShownJackpot | null;
  /** When the vendor said so. */
  at: number;
}

const freshMs = 5_000;
/** An amount older than this is not shown any more. */
const oldestMs = 30_000;
const timeoutMs = 3_000;

/**
 * The real pot of a site, as its vendor last told it: asked at most every five seconds however many visitors look. Null where
 * the site shows none, the pot is switched off, or the vendor has not said for half a minute what it holds.
 */
export function createJackpots(deps: JackpotDeps): (site: Site) => Promise<ShownJackpot | null> {
  const kept = new Map<string, Kept>();
  const asked = new Map<string, { since: number; answer: Promise<void> }>();

  async function ask(site: Site, vendorCode: string): Promise<void> {
    const at = deps.clock.now().getTime();
    try {
      kept.set(site.id, { shown: await askVendor(deps, site, vendorCode), at });
    } catch (error) {
      if (!(error instanceof FeedUnread)) throw error;
    }
  }

  return async (site) => {
    const { mode, vendor } = site.settings.jackpot;
    if (mode !== 'pool' || vendor === undefined) return null;
    const now = deps.clock.now().getTime();
    const last = asked.get(site.id);
    const current = last !== undefined && now - last.since < freshMs ? last : { since: now, answer: ask(site, vendor) };
    asked.set(site.id, current);
    await current.answer;
    const found = kept.get(site.id);
    return found !== undefined && now - found.at <= oldestMs ? found.shown : null;
  };
}

async function askVendor(deps: JackpotDeps, site: Site, vendorCode: string): Promise<ShownJackpot | null> {
  const secret = deps.secrets.get(vendorCode);
  const vendor = await selectOpenVendor(deps.db, vendorCode);
  if (secret === undefined || vendor === undefined) return null;
  const { name: vendorName, baseUrl } = vendor;
  const wire = { clock: deps.clock, timeoutMs };
  const query = { operatorId: site.merchantCode, currency: site.currency };
  const jackpot = await readJackpot(wire, { vendorCode, baseUrl, secret }, query);
  if (jackpot === null || !jackpot.isOpen || !parseAmount(jackpot.amount, site.currency).ok) return null;
  return { amount: jackpot.amount, vendorName, lastWin: await lastWinOf(deps, site, jackpot) };
}

/** The latest win of somebody who is still known here, under a masked name. */
async function lastWinOf(deps: JackpotDeps, site: Site, { wins }: ToldJackpot): Promise<ShownJackpot['lastWin']> {
  const [last] = wins;
  const member = last === undefined ? undefined : await playerOf(deps, deps.db, site, last.playerRef);
  if (last === undefined || member === undefined) return null;
  return { account: maskAccount(member.account), amount: last.amount, wonAt: last.at };
}
