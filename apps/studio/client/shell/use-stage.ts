import { formatAmount } from '@quetzal/domain/money';
import { isMotionReduced } from '@quetzal/ui/reduced-motion';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { createAmountFormat, unitsOf } from '../amounts.ts';
import { isFetchFailure } from '../fetch-failure.ts';
import type { Noise, Stage } from '../stage/stage.ts';
import { loadArt } from '../theme-art.ts';
import { useGame } from './game-context.ts';
import { createNextTry } from './next-try.ts';
import type { Sound } from './use-sound.ts';

/**
 * Puts the stage of the engine into `host` and takes it away again. One that cannot be fetched is tried again later;
 * meanwhile `isLost`, and `retry` tries at once.
 */
export function useStage(
  host: RefObject<HTMLElement | null>,
  sound: Sound,
): { readonly isLost: boolean; readonly retry: () => void } {
  const { stage } = useGame();
  const createIn = useCreateStage(sound);
  const [isLost, setLost] = useState(false);
  const [nextTry] = useState(() => createNextTry(window));
  useEffect(() => {
    let isGone = false;
    async function created(element: HTMLElement): Promise<Stage | undefined> {
      try {
        return await createIn(element);
      } catch (err) {
        if (!isFetchFailure(err)) reportError(err);
        element.replaceChildren();
        return undefined;
      }
    }
    async function put(element: HTMLElement): Promise<void> {
      for (let tries = 1; !isGone; tries += 1) {
        const found = await created(element);
        if (isGone) found?.destroy();
        else {
          setLost(found === undefined);
          stage.put(found);
        }
        if (found !== undefined) return;
        await nextTry.wait(tries);
      }
    }
    if (host.current !== null) void put(host.current);
    return () => {
      isGone = true;
      nextTry.now();
      stage.get()?.destroy();
      stage.put(undefined);
    };
  }, [createIn, host, nextTry, stage]);
  return { isLost, retry: nextTry.now };
}

function useCreateStage({ play }: Sound): (host: HTMLElement) => Promise<Stage> {
  const { art, kit, store, words, launch } = useGame();
  return useMemo(() => {
    function makeNoise(noise: Noise, place: number): void {
      play((synth) => {
        if (noise === 'stop') synth.stop(place);
        else if (noise === 'vanish') synth.vanish();
        else synth.win();
      });
    }
    /** What units come to at the bet of the round that is shown. */
    function amountOf(units: number): string {
      const { stake, session } = store.get();
      const currency = session?.currency ?? '';
      const amount = kit.payout(unitsOf(stake, currency), units);
      return createAmountFormat(launch.language, currency)(formatAmount({ currency, amount }));
    }
    return async (host) => {
      const labels = { wild: words('ribbons.wild'), scatter: words('ribbons.scatter') };
      const [createStage, drawings] = await Promise.all([kit.loadStage(), loadArt(art.theme, labels)]);
      const created = await createStage({
        host,
        theme: art.theme,
        art: drawings,
        isTurbo: () => store.get().isTurbo,
        hasReducedMotion: isMotionReduced,
        amountOf,
        onScene: (change) => {
          store.set({ scene: { ...store.get().scene, ...change } });
        },
        onNoise: makeNoise,
      });
      created.show(store.get().shown?.draws ?? null);
      if (store.get().phase === 'spinning') created.start();
      return created;
    };
  }, [art, kit, launch.language, play, store, words]);
}
