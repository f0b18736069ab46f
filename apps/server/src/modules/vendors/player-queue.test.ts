import { expect, test } from 'vitest';
import { createPlayerQueue } from './player-queue.ts';

test('one player’s work runs in the order of arrival, also after a failure, and another player’s does not wait', async () => {
  const inTurn = createPlayerQueue();
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn('ana', async () => {
    await gate.promise;
    done.push('ana 1');
    throw new Error('fails');
  });
  const second = inTurn('ana', async () => done.push('ana 2'));
  await inTurn('bea', async () => done.push('bea'));
  gate.resolve();
  await expect(first).rejects.toThrow('fails');
  await second;
  expect(done).toEqual(['bea', 'ana 1', 'ana 2']);
});
