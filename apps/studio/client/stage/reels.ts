import { evaluate, type LineWin, type PerReel } from '@quetzal/games/slots/classic3';
import { Container, Graphics } from 'pixi.js';
import type { Colour, Theme } from '../../themes/index.ts';
import { createCanvas } from './canvas.ts';
import { winningRows } from './celebration.ts';
import { createReelBank, type ReelBankOptions } from './reel-bank.ts';
import { createReel } from './reel.ts';
import type { Sheet } from './sheet.ts';
import { createSparks } from './sparks.ts';
import { createWinLines } from './win-lines.ts';
import { createWinShow, type WinShowOptions } from './win-show.ts';

export type ReelsOptions = Omit<ReelBankOptions, 'reels'> &
  Pick<WinShowOptions, 'onLines'> & {
    readonly host: HTMLElement;
    readonly theme: Theme;
    readonly sheet: Sheet;
    /** The reels are at rest; `isAhead` when the win is more than the bet. */
    readonly onLanded: (result: { readonly isAhead: boolean }) => void;
  };

export type Reels = Awaited<ReturnType<typeof createReels>>;

const REELS = [0, 1, 2] as const;
const FADE_MS = 220;
const FADED = 0.2;

/** By its green part, which weighs most in what eyes call bright. */
const isLight = (colour: Colour): boolean => ((colour >> 8) & 0xff) > 0x80;

/** The three reels on a canvas. They show what the server has decided; nothing here is a matter of chance. */
export async function createReels(options: ReelsOptions) {
  const { host, hasReducedMotion } = options;
  const app = await createCanvas(host);
  const parts = createParts(options);
  const { strips, mask, reels, lines, sparks } = parts;
  const bank = createReelBank({ ...options, reels });
  const show = createWinShow({ ...options, reels, lines });
  app.stage.addChild(lines.container, strips, mask, sparks.container);

  function step(elapsedMs: number): boolean {
    const nowMs = performance.now();
    const isMoving = bank.step(nowMs);
    const isCelebrating = !isMoving && show.step(nowMs);
    const isSparkling = sparks.step(elapsedMs);
    const isFading = fade(strips, isMoving && hasReducedMotion() ? FADED : 1, elapsedMs);
    return isMoving || isCelebrating || isSparkling || isFading;
  }

  app.ticker.add(({ elapsedMS }) => {
    const goesOn = step(elapsedMS);
    app.render();
    if (!goesOn) app.ticker.stop();
  });
  const observer = new ResizeObserver(() => {
    app.renderer.resize(Math.max(1, host.clientWidth), Math.max(1, host.clientHeight));
    parts.layout(host.clientWidth, host.clientHeight);
    step(0);
    app.render();
  });
  observer.observe(host);

  return {
    /** Shows stops at rest, without motion. */
    show(stops: readonly number[] | null): void {
      show.clear();
      bank.rest(stops ?? undefined);
      app.ticker.start();
    },
    start(): void {
      show.clear();
      bank.start(performance.now());
      app.ticker.start();
    },
    /** Stops the reels on a result; resolves when they are at rest. */
    async land(stops: readonly number[], bet: { readonly stake: string; readonly win: string }): Promise<void> {
      app.ticker.start();
      await bank.stopOn(performance.now(), stops);
      const { wins } = evaluate(stops as unknown as PerReel<number>);
      const isAhead = Number(bet.win) > Number(bet.stake);
      options.onLanded({ isAhead });
      if (wins.length === 0) return;
      show.begin(wins, performance.now());
      if (isAhead && !hasReducedMotion()) sparks.burst(winningPoints(wins, host), host.clientWidth);
      app.ticker.start();
    },
    /** Stops without a result: back to what was shown before. */
    cancel(): void {
      app.ticker.start();
      void bank.stopOn(performance.now());
    },
    destroy(): void {
      observer.disconnect();
      app.destroy(true);
    },
  };
}

/** Everything on the canvas. */
function createParts({ sheet, theme }: ReelsOptions) {
  const container = new Container();
  const clip = new Graphics();
  const made = REELS.map((reel) => createReel(reel, sheet, isLight(theme.colours.reelMiddle)));
  for (const reel of made) container.addChild(reel.container);
  container.mask = clip;
  const winLines = createWinLines(theme.colours.lines);
  return {
    strips: container,
    mask: clip,
    reels: made,
    lines: winLines,
    sparks: createSparks(theme.colours.spark),
    layout(width: number, height: number): void {
      clip.clear().rect(0, 0, width, height).fill(0xffffff);
      for (const [index, reel] of made.entries()) reel.layout((index * width) / 3, width / 3, height / 3);
      winLines.layout({ width, height });
    },
  };
}

/** Moves the opacity towards `target`; false when it is there. */
function fade(strips: Container, target: number, elapsedMs: number): boolean {
  const way = target - strips.alpha;
  strips.alpha += Math.sign(way) * Math.min(Math.abs(way), elapsedMs / FADE_MS);
  return strips.alpha !== target;
}

function winningPoints(wins: readonly LineWin[], host: HTMLElement): { x: number; y: number }[] {
  return REELS.flatMap((reel) =>
    [...winningRows(wins, reel)].map((row) => ({
      x: (host.clientWidth * (reel + 0.5)) / 3,
      y: (host.clientHeight * (row + 0.5)) / 3,
    })),
  );
}
