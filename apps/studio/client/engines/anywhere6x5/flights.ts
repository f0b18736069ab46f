import { Container, type Text } from 'pixi.js';
import type { Timeline } from '../../stage/timeline.ts';
import { figure } from './token.ts';

type Point = { readonly x: number; readonly y: number };

/** Figures that move over the board: what a win comes to, and orbs on their way to the middle. */
export function createFlights(timeline: Timeline, hasReducedMotion: () => boolean) {
  const container = new Container();
  let size = { width: 1, height: 1 };

  function put(text: string, px: number, { x, y }: Point): Text {
    const label = figure(text, px);
    const inset = Math.min(label.width / 2 + 4, size.width / 2);
    label.position.set(Math.min(Math.max(x, inset), size.width - inset), y);
    container.addChild(label);
    return label;
  }

  return {
    container,
    layout(width: number, height: number): void {
      size = { width, height };
    },
    /** An amount that rises from where it was won and goes out. */
    async rise(text: string, from: Point, lengthMs: number): Promise<void> {
      const label = put(text, size.width * 0.055, from);
      const { y } = label.position;
      await timeline.run(lengthMs, (share) => {
        label.alpha = Math.min(1, 4 * share, 3 * (1 - share));
        if (!hasReducedMotion()) label.position.y = y - size.height * 0.08 * share;
      });
      label.destroy();
    },
    /** Orbs fly together; in the middle stands what they come to. */
    async gather(orbs: readonly (Point & { readonly value: number })[], sum: number, lengthMs: number): Promise<void> {
      const middle = { x: size.width / 2, y: size.height / 2 };
      const labels = orbs.map((orb) => ({ from: orb, label: put(`×${String(orb.value)}`, size.width * 0.06, orb) }));
      await timeline.run(hasReducedMotion() ? 0 : lengthMs, (share) => {
        const way = share * share * (3 - 2 * share);
        for (const { from, label } of labels)
          label.position.set(from.x + (middle.x - from.x) * way, from.y + (middle.y - from.y) * way);
      });
      for (const { label } of labels) label.destroy();
      const total = put(`×${String(sum)}`, size.width * 0.15, middle);
      await timeline.run(lengthMs * 1.3, (share) => {
        total.scale.set(hasReducedMotion() ? 1 : 0.7 + 0.3 * Math.min(1, share * 5));
        total.alpha = Math.min(1, 5 * (1 - share));
      });
      total.destroy();
    },
  };
}

export type Flights = ReturnType<typeof createFlights>;
