import { expect, it } from 'vitest';
import { createStageSlot } from './stage-slot.ts';

it('is known with the first try, whether it brought a stage or failed', async () => {
  const slot = createStageSlot();
  let isKnown = false;
  void slot.known.then(() => (isKnown = true));
  await Promise.resolve();
  expect(isKnown).toBe(false);
  slot.put(undefined);
  await slot.known;
  expect([isKnown, slot.get()]).toEqual([true, undefined]);
});
