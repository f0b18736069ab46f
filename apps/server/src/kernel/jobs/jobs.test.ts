import { expect, it } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { startJobs } from './jobs.ts';

const database = useTestDatabase();

it('runs a scheduled job with nothing but the rights of the server’s role', async () => {
  const errors: Error[] = [];
  const ran = Promise.withResolvers<void>();
  const jobs = await startJobs({
    url: database.url,
    jobs: [{ name: 'room.do_it', cron: '* * * * *', run: async () => ran.resolve() }],
    onError: (error) => errors.push(error),
  });
  // What the clock does once a minute, done now: a row in the queue.
  await jobs.send('room.do_it');
  await ran.promise;
  await jobs.close();
  expect(errors).toEqual([]);
});
