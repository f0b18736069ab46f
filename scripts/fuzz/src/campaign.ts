import { openSessions, type Site, unbalancedCurrencies } from './callers.ts';
import { remember } from './known-ids.ts';
import { send } from './send.ts';
import { tryOperation } from './try-operation.ts';
import type { Watch } from './watch.ts';

const callsPerTurn = 24;

/** How much was called, how often with which status, and how many faults were found. */
export interface Outcome {
  calls: number;
  statuses: Record<string, number>;
  faults: number;
}

interface Campaign {
  site: Site;
  seed: number;
  minutes: number;
  watch: Watch;
  say: (line: string) => void;
}

/** Walks through all operations again and again until the time is over; an operation with a fault is left out then. */
export async function fuzzPlatform({ site, seed, minutes, watch, say }: Campaign): Promise<Outcome> {
  const outcome: Outcome = { calls: 0, statuses: {}, faults: 0 };
  const endsAt = Date.now() + minutes * 60_000;
  const ids = new Map<string, string[]>();
  let sessions = await openSessions(site);
  let left = [...site.operations];
  for (let turn = 0; Date.now() < endsAt && left.length > 0; turn += 1) {
    const operation = left[turn % left.length] ?? left[0]!;
    const fault = await tryOperation({
      operation,
      known: new Map([...sessions.known, ...ids]),
      seed: (seed + turn) | 0,
      callsMax: callsPerTurn,
      timeMaxMs: Math.max(1, endsAt - Date.now()),
      send: async (call) => {
        const answer = await send(operation, call, sessions.callers);
        outcome.calls += 1;
        outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1;
        remember(ids, answer.body);
        return answer;
      },
    });
    const found = [...(fault === undefined ? [] : [fault]), ...watch.news()];
    for (const news of found) say(`FAULT after ${operation.operationId} (seed ${seed}, turn ${turn})\n  ${news}`);
    outcome.faults += found.length;
    if (found.length > 0) left = left.filter((one) => one !== operation);
    // Whoever logged out, was excluded or closed the site begins anew.
    if (operation.method !== 'GET') sessions = await openSessions(site);
  }
  const unbalanced = await unbalancedCurrencies(site, (await openSessions(site)).callers);
  for (const currency of unbalanced) say(`FAULT at the end (seed ${seed})\n  the books in ${currency} do not balance`);
  outcome.faults += unbalanced.length;
  return outcome;
}
