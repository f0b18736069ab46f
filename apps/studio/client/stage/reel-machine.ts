import { Container, Graphics } from 'pixi.js';
import type { Colour, Theme } from '../../themes/index.ts';
import { createFrame } from './frame.ts';
import { createReelBank } from './reel-bank.ts';
import { reelPace } from './reel-motion.ts';
import { createReel } from './reel.ts';
import { createSheet } from './sheet.ts';
import { createSparks } from './sparks.ts';
import type { StageOptions } from './stage.ts';
import { createTimeline } from './timeline.ts';
import { createWinLines } from './win-lines.ts';
import { createWinShow } from './win-show.ts';
import type { Win } from './win.ts';

/** What a machine with reels shows; what it pays is for its engine to say. */
export type ReelRules = {
  readonly reelCount: number;
  readonly rowCount: number;
  readonly symbolAt: (reel: number, place: number) => string;
  readonly lines: readonly (readonly number[])[];
  readonly firstStops: readonly number[];
};

export type ReelMachine = Awaited<ReturnType<typeof createReelMachine>>;

const FADE_MS = 220;
const FADED = 0.2;
const GLOW_PULSE_MS = 260;

/** By its green part, which weighs most in what eyes call bright. */
const isLight = (colour: Colour): boolean => ((colour >> 8) & 0xff) > 0x80;

/** Reels on a canvas: they turn, stop where they are told, and light what wins. */
export async function createReelMachine(options: StageOptions, rules: ReelRules) {
  const { host, hasReducedMotion, isTurbo, onScene, onNoise } = options;
  const parts = createParts(options, rules);
  const { strips, mask, glow, reels, lines, sparks } = parts;
  const timeline = createTimeline(() => {
    frame?.wake();
  });
  const bank = createReelBank({
    reels,
    firstStops: rules.firstStops,
    hasReducedMotion,
    pace: () => reelPace(isTurbo()),
    onReelStop: (reel) => {
      onNoise('stop', reel);
    },
  });
  const show = createWinShow({
    reels,
    lines,
    hasReducedMotion,
    onNote: (note) => {
      onScene({ note });
    },
  });
  let eager: readonly number[] = [];

  function step(nowMs: number, elapsedMs: number): boolean {
    const isMoving = bank.step(nowMs);
    const isCelebrating = !isMoving && show.step(nowMs);
    const isSparkling = sparks.step(elapsedMs);
    const isFading = fade(strips, isMoving && hasReducedMotion() ? FADED : 1, elapsedMs);
    const reel = eager.find((candidate) => bank.isLastTurning(candidate));
    parts.glowOn(reel, 0.5 + 0.5 * Math.sin(nowMs / GLOW_PULSE_MS));
    const isGoingOn = timeline.step(nowMs);
    return isMoving || isCelebrating || isSparkling || isFading || isGoingOn;
  }

  const frame: Awaited<ReturnType<typeof createFrame>> = await createFrame({
    host,
    layers: [glow, lines.container, strips, mask, sparks.container],
    layout: parts.layout,
    step,
  });

  return {
    timeline,
    rest(stops?: readonly number[]): void {
      show.clear();
      bank.rest(stops);
      frame.wake();
    },
    turn(): void {
      timeline.rush(false);
      show.clear();
      bank.start(performance.now());
      frame.wake();
    },
    /**
     * Stops the reels one after another, without a result where they stood before; resolves when they are at rest.
     * @param extraMs how much longer each reel keeps the player waiting; those that do glow while they turn alone
     */
    async stopOn(stops?: readonly number[], extraMs: readonly number[] = []): Promise<void> {
      eager = extraMs.flatMap((ms, reel) => (ms > 0 ? [reel] : []));
      frame.wake();
      await bank.stopOn(performance.now(), stops, extraMs);
      eager = [];
    },
    celebrate(wins: readonly Win[], hasSparks: boolean): void {
      show.begin(wins, performance.now());
      if (hasSparks && !hasReducedMotion()) sparks.burst(placesOf(wins, host, rules), host.clientWidth);
      frame.wake();
    },
    /** Lets reels stop that know where, and leaves out what is being waited for until the reels turn again. */
    hurry(): void {
      bank.hurry(performance.now());
      timeline.rush(true);
    },
    destroy: frame.destroy,
  };
}

/** Everything on the canvas. */
function createParts({ art, theme }: { art: StageOptions['art']; theme: Theme }, rules: ReelRules) {
  const { reelCount, rowCount } = rules;
  const strips = new Container();
  const mask = new Graphics();
  const glow = new Graphics();
  const sheet = createSheet(art);
  const reels = rules.firstStops.map((_, reel) =>
    createReel({
      sheet,
      rowCount,
      symbolAt: (place) => rules.symbolAt(reel, place),
      isLight: isLight(theme.colours.reelMiddle),
    }),
  );
  for (const reel of reels) strips.addChild(reel.container);
  strips.mask = mask;
  const lines = createWinLines({ lines: rules.lines, rowCount, colours: theme.colours.lines });
  let reelWidth = 1;
  return {
    strips,
    mask,
    glow,
    reels,
    lines,
    sparks: createSparks(theme.colours.spark),
    layout(width: number, height: number): void {
      reelWidth = width / reelCount;
      mask.clear().rect(0, 0, width, height).fill(0xffffff);
      const { spark } = theme.colours;
      glow
        .clear()
        .rect(0, 0, reelWidth, height)
        .fill({ color: spark, alpha: 0.28 })
        .stroke({ color: spark, width: Math.max(3, reelWidth / 24), alignment: 1 });
      for (const [index, reel] of reels.entries()) reel.layout(index * reelWidth, reelWidth, height / rowCount);
      lines.layout(width, height);
    },
    /** Lights the panel behind one reel. */
    glowOn(reel: number | undefined, strength: number): void {
      glow.visible = reel !== undefined;
      glow.x = (reel ?? 0) * reelWidth;
      glow.alpha = 0.35 + 0.65 * strength;
    },
  };
}

/** Moves the opacity towards `target`; false when it is there. */
function fade(strips: Container, target: number, elapsedMs: number): boolean {
  const way = target - strips.alpha;
  strips.alpha += Math.sign(way) * Math.min(Math.abs(way), elapsedMs / FADE_MS);
  return strips.alpha !== target;
}

function placesOf(wins: readonly Win[], host: HTMLElement, { reelCount, rowCount }: ReelRules) {
  return wins.flatMap(({ places }) =>
    places.map(([reel, row]) => ({
      x: (host.clientWidth * (reel + 0.5)) / reelCount,
      y: (host.clientHeight * (row + 0.5)) / rowCount,
    })),
  );
}
