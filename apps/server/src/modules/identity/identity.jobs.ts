import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import { deleteExpired as deleteCaptchas } from './captcha/captcha.store.ts';
import { deleteOlder } from './codes/codes.store.ts';
import type { Identity } from './identity.service.ts';
import { deleteOlderDevices } from './known-devices.store.ts';
import { deleteOlderResets } from './passwords/resets.store.ts';
import { deleteExpired as deleteRemembered } from './remembered/remembered.store.ts';
import { deleteExpired as deletePuzzles } from './slider/slider.store.ts';
import { deleteExpiredTickets } from './tickets/tickets.store.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const failuresKeptMs = dayMs;
/** Longer than the day that codes are counted in. */
const codesKeptMs = 2 * dayMs;
/** As long as the cookie that a browser is known by. */
const devicesKeptMs = 400 * dayMs;
const devicesPerRound = 1_000n;

/**
 * Deletes wrong passwords, codes, links, images and tickets of earlier: they no longer slow anyone down. Trial accounts go
 * when their visit is over. Sessions of members stay, as history of logins.
 */
export function identityJobs(deps: { db: Database; clock: Clock; identity: Pick<Identity, 'freePlay'> }): Job[] {
  const { db } = deps;
  const before = (ms: number) => new Date(deps.clock.now().getTime() - ms);
  return [
    ...deps.identity.freePlay.jobs,
    {
      name: 'identity.forget_failures',
      cron: '17 * * * *',
      async run() {
        await db.deleteFrom('login_failure').where('failed_at', '<', before(failuresKeptMs)).execute();
      },
    },
    {
      name: 'identity.forget_codes',
      cron: '23 * * * *',
      async run() {
        await deleteOlder(db, before(codesKeptMs));
        await deleteOlderResets(db, before(codesKeptMs));
      },
    },
    {
      name: 'identity.forget_entries',
      cron: '11 * * * *',
      async run() {
        await deleteCaptchas(db, before(hourMs));
        await deletePuzzles(db, before(hourMs));
        await deleteExpiredTickets(db, before(hourMs));
        // Kept for a while after its end, so that a token that comes late is still known as one that was used.
        await deleteRemembered(db, before(dayMs));
        while ((await deleteOlderDevices(db, before(devicesKeptMs), Number(devicesPerRound))) === devicesPerRound);
      },
    },
  ];
}
