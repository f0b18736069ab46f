import type { LineWin } from '@quetzal/games/slots/classic3';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useGame, useGameState } from './game-context.ts';
import { MessageStrip } from './message-strip.tsx';
import type { Sound } from './use-sound.ts';

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
/** From this many bets on, a win is announced above the reels. */
const BIG_WIN_BETS = 20;

/** The machine: its name, the reels on a canvas, and the strip that says what happens. */
export function Cabinet({ sound }: { readonly sound: Sound }): ReactNode {
  const { words, art } = useGame();
  const { phase, win, stake } = useGameState();
  const host = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<readonly LineWin[]>([]);
  useReels(host, sound, setLines);
  const isBigWin = win !== null && Number(win) >= BIG_WIN_BETS * Number(stake);
  return (
    <div className="cabinet">
      <div className="crown">
        <h1>{art.theme.name}</h1>
      </div>
      <div className="bezel">
        <div className="window">
          <div className="reel-panels" aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
          <div className="canvas-host" ref={host} data-is-spinning={phase === 'spinning'} />
          <div className="glass" aria-hidden="true" />
        </div>
      </div>
      {isBigWin && phase === 'ready' ? <p className="big-win">{words('big_win')}</p> : null}
      <MessageStrip lines={lines} />
    </div>
  );
}

function useReels(
  host: React.RefObject<HTMLDivElement | null>,
  sound: Sound,
  setLines: (wins: readonly LineWin[]) => void,
): void {
  const { art, store, reels } = useGame();
  const { play } = sound;
  useEffect(() => {
    let isGone = false;
    async function create(element: HTMLElement): Promise<void> {
      const [stage, motion, sheets] = await Promise.all([
        import('../stage/reels.ts'),
        import('../stage/reel-motion.ts'),
        import('../stage/sheet.ts'),
      ]);
      const created = await stage.createReels({
        host: element,
        theme: art.theme,
        sheet: await sheets.loadSheet(art.symbols),
        pace: () => (store.get().isTurbo ? motion.TURBO_PACE : motion.NORMAL_PACE),
        hasReducedMotion: () => reducedMotion.matches,
        onReelStop: (reel) => {
          play((synth) => {
            synth.stop(reel);
          });
        },
        onLanded: ({ isAhead }) => {
          if (isAhead) {
            play((synth) => {
              synth.win();
            });
          }
        },
        onLines: setLines,
      });
      if (isGone) {
        created.destroy();
        return;
      }
      reels.put(created);
      created.show(store.get().shown?.stops ?? null);
      if (store.get().phase === 'spinning') created.start();
    }
    if (host.current !== null) {
      create(host.current).catch((err: unknown) => {
        reportError(err);
      });
    }
    return () => {
      isGone = true;
      reels.get()?.destroy();
      reels.put(undefined);
    };
  }, [art, host, play, reels, setLines, store]);
}
