import type { Container } from 'pixi.js';
import { createCanvas } from './canvas.ts';

export type FrameOptions = {
  readonly host: HTMLElement;
  /** From the back to the front. */
  readonly layers: readonly Container[];
  readonly layout: (width: number, height: number) => void;
  /** Draws everything as it is now; false when nothing moves any more. */
  readonly step: (nowMs: number, elapsedMs: number) => boolean;
};

/** A canvas in a page that is drawn only while something moves. */
export async function createFrame({ host, layers, layout, step }: FrameOptions) {
  const app = await createCanvas(host);
  app.stage.addChild(...layers);
  app.ticker.add(({ elapsedMS }) => {
    const goesOn = step(performance.now(), elapsedMS);
    app.render();
    if (!goesOn) app.ticker.stop();
  });
  const observer = new ResizeObserver(() => {
    app.renderer.resize(Math.max(1, host.clientWidth), Math.max(1, host.clientHeight));
    layout(host.clientWidth, host.clientHeight);
    step(performance.now(), 0);
    app.render();
  });
  observer.observe(host);
  return {
    /** Draws again from the next frame on. */
    wake(): void {
      app.ticker.start();
    },
    destroy(): void {
      observer.disconnect();
      app.destroy(true);
    },
  };
}
