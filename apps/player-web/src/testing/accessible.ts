import axe from 'axe-core';

/** What is wrong with the page for assistive technology, one line for each thing; empty when nothing is. */
export async function barriers(within: Element = document.body): Promise<string[]> {
  // Things that still move in are half transparent: their contrast is not the one that people see.
  await Promise.allSettled(within.getAnimations({ subtree: true }).map(({ finished }) => finished));
  const { violations } = await axe.run(within, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
