import { formatAmount } from '@quetzal/domain/money';
import { useEffect, useMemo, type RefObject } from 'react';
import { createAmountFormat, unitsOf } from '../amounts.ts';
import type { Noise, Stage } from '../stage/stage.ts';
import { loadArt } from '../theme-art.ts';
import { useGame } from './game-context.ts';
import type { Sound } from './use-sound.ts';

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Puts the stage of the engine into `host` and takes it away again. */
export function useStage(host: RefObject<HTMLElement | null>, sound: Sound): void {
  const { stage } = useGame();
  const createIn = useCreateStage(sound);
  useEffect(() => {
    let isGone = false;
    async function put(element: HTMLElement): Promise<void> {
      const created = await createIn(element);
      if (isGone) created.destroy();
      else stage.put(created);
    }
    if (host.current !== null) {
      put(host.current).catch((err: unknown) => {
        reportError(err);
      });
    }
    return () => {
      isGone = true;
      stage.get()?.destroy();
      stage.put(undefined);
    };
  }, [createIn, host, stage]);
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
        hasReducedMotion: () => reducedMotion.matches,
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
