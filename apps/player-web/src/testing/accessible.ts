import axe from 'axe-core';

/** Waits until nothing has moved for two frames; what turns for ever, as a spinner does, is left out. */
async function atRest(): Promise<void> {
  for (let quietFrames = 0; quietFrames < 2;) {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    quietFrames = moving.length === 0 ? quietFrames + 1 : 0;
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
  }
}

/** What is wrong with the page for assistive technology, one line for each thing; empty when nothing is. */
export async function barriers(within: Element = document.body): Promise<string[]> {
  // Things that still move in are half transparent: their contrast is not the one that people see.
  await atRest();
  const { violations } = await axe.run(within, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
