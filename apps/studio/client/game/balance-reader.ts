import type { GameDeps } from './game-deps.ts';
import { isToldShort, lacksMoney } from './shortage.ts';

/** A server that has just said that there is too little is not asked again for each press. */
const PAUSE_MS = 4000;

/** Reads what the server knows beside rounds: the balance, the last rounds, free rounds and the pot. */
export function createBalanceReader({ store, api, now }: Pick<GameDeps, 'store' | 'api' | 'now'>) {
  let reading: Promise<void> | null = null;
  let nextReadMs = 0;

  async function refresh(): Promise<void> {
    const { balance, rounds, freeRounds, jackpot } = await api.state();
    const { phase, session } = store.get();
    if (phase !== 'ready' || session === null) return;
    store.set({ rounds, freeRounds, session: { ...session, jackpot }, ...(balance === null ? {} : { balance }) });
    if (isToldShort(store.get()) && !lacksMoney(store.get())) store.set({ message: { kind: 'welcome' } });
  }

  function read(): Promise<void> {
    const asked = refresh().finally(() => {
      if (reading === asked) reading = null;
    });
    reading = asked;
    return asked;
  }

  return {
    read,
    /** Before a bet is refused for want of money that may have come since the balance was told. */
    async readBeforeRefusing(): Promise<void> {
      if (reading === null && now() < nextReadMs) return;
      nextReadMs = now() + PAUSE_MS;
      await (reading ?? read()).catch(() => undefined);
    },
  };
}
