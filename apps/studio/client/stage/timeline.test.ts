import { describe, expect, it } from 'vitest';
import { createTimeline } from './timeline.ts';

describe('the timeline of a stage', () => {
  it('tells how much of the time is over, ends with all of it, and then rests', async () => {
    const shares: number[] = [];
    let woken = 0;
    const timeline = createTimeline(() => (woken += 1));
    const done = timeline.run(100, (share) => shares.push(share));
    for (const nowMs of [1000, 1025, 1050, 1200]) timeline.step(nowMs);
    await done;
    expect(shares).toEqual([0, 0.25, 0.5, 1]);
    expect(woken).toBe(1);
    expect(timeline.step(1300)).toBe(false);
  });

  it('brings everything to its end while it is rushed, and takes its time again afterwards', async () => {
    const shares: number[] = [];
    const timeline = createTimeline(() => undefined);
    const done = Promise.all([timeline.run(5000, (share) => shares.push(share)), timeline.wait(9000)]);
    timeline.step(0);
    timeline.rush(true);
    await done;
    await timeline.run(700, (share) => shares.push(share));
    expect(shares).toEqual([0, 1, 1]);
    timeline.rush(false);
    const slow = timeline.run(100, (share) => shares.push(share));
    timeline.step(5);
    timeline.step(55);
    timeline.step(105);
    await slow;
    expect(shares).toEqual([0, 1, 1, 0, 0.5, 1]);
  });

  it('goes on with what begins while something ends', async () => {
    const timeline = createTimeline(() => undefined);
    const first = timeline.wait(10);
    timeline.step(0);
    expect(timeline.step(10)).toBe(true);
    await first;
    const second = timeline.wait(10);
    expect(timeline.step(11)).toBe(true);
    timeline.step(30);
    await second;
    expect(timeline.step(31)).toBe(false);
  });
});
