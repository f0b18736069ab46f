import axe from 'axe-core';

/** Longer than anything takes to arrive; what runs longer, or begins again and again, shows how time passes. */
const arrivalMs = 2_000;
const patienceMs = 5_000;

const nextFrame = () => new Promise((shown) => requestAnimationFrame(shown));
const after = (ms: number) => new Promise((over) => setTimeout(over, ms));

/** Waits until nothing has moved in for two frames, though not for ever. */
async function atRest(): Promise<void> {
  const until = performance.now() + patienceMs;
  for (let quietFrames = 0; quietFrames < 2 && performance.now() < until;) {
    const arriving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime ?? 0) <= arrivalMs,
      );
    quietFrames = arriving.length === 0 ? quietFrames + 1 : 0;
    await Promise.race([Promise.allSettled(arriving.map(({ finished }) => finished)), after(arrivalMs)]);
    await Promise.race([nextFrame(), after(arrivalMs)]);
  }
}

/** What is wrong with the page for assistive technology, one line for each thing; empty when nothing is. */
export async function barriers(within: Element = document.body): Promise<string[]> {
  // Things that still move in are half transparent: their contrast is not the one that people see.
  await atRest();
  const { violations } = await axe.run(within, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
