import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { createEvents } from './events.ts';
import { publishAtCommit } from './publish-at-commit.ts';

const database = useTestDatabase();

test('another process hears of a fact once its transaction has committed, and never of one that was taken back', async () => {
  const events = createEvents({ url: database.url, pool: database.pool, onError: () => undefined });
  const heard: string[] = [];
  const last = new Promise<void>((done) => {
    events.subscribe('message.queued', ({ messageId }) => {
      heard.push(messageId);
      if (messageId === 'kept') done();
    });
  });
  await events.start();
  const lost = database.db.transaction().execute(async (tx) => {
    await publishAtCommit(tx, 'message.queued', { messageId: 'lost' });
    throw new Error('the rest failed');
  });
  await expect(lost).rejects.toThrow('the rest failed');
  await database.db.transaction().execute((tx) => publishAtCommit(tx, 'message.queued', { messageId: 'kept' }));
  await last;
  expect(heard).toEqual(['kept']);
  await events.close();
});
