import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { type Jar, passMinutes, refusalOf } from '#testing/people-at-the-door.ts';
import { type Answer, call, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
let jar: Jar;
let visitors = 0;

beforeEach(() => {
  jar = new Map();
  visitors += 1;
});

const visit = (browser = jar): Promise<Answer> => {
  const headers = { 'x-forwarded-for': `203.0.113.${visitors}` };
  return call(rooms, 'POST', '/wps/session/login/freeplay', { jar: browser, headers });
};
const whoIs = async ({ body }: Answer) => rooms.identity.member((body.value as { token: string }).token);
const purge = async (): Promise<void> => {
  for (const job of rooms.identity.freePlay.jobs) await job.run();
};

describe('a trial account', () => {
  test('is one of type 4, which panels of members are closed to', async () => {
    const answer = await visit();
    expect(await whoIs(answer)).toMatchObject({ type: 4, isTrial: true, account: expect.stringMatching(/^trial-/) });
    const { token } = answer.body.value as { token: string };
    expect((await call(rooms, 'GET', '/wps/member/info', { token })).status).toBe(200);
    const launch = '/wps/game/launchGame?vassalage=SOL&gameCode=frutas-electricas';
    expect(refusalOf(await call(rooms, 'GET', launch, { token }))).toEqual([403, 'in_need_true_account']);
  });

  test('is the same for a visit of a browser, and another for the next one', async () => {
    const [first, again] = [await whoIs(await visit()), await whoIs(await visit())];
    expect(again?.memberId).toBe(first?.memberId);
    expect((await whoIs(await visit(new Map())))?.memberId).not.toBe(first?.memberId);
    passMinutes(rooms, 24 * 60);
    expect((await whoIs(await visit()))?.memberId).not.toBe(first?.memberId);
  });

  test('is deleted with all it left when its visit is over', async () => {
    const memberId = (await whoIs(await visit()))?.memberId ?? '';
    await purge();
    expect(await rooms.members.byId(rooms.db, memberId)).toBeDefined();
    passMinutes(rooms, 24 * 60);
    await purge();
    await purge();
    expect(await rooms.members.byId(rooms.db, memberId)).toBeUndefined();
    const sessions = rooms.db.selectFrom('member_session').select('id').where('member_id', '=', memberId);
    expect(await sessions.execute()).toEqual([]);
  });

  test('that something else points to is closed instead', async () => {
    const memberId = (await whoIs(await visit()))?.memberId ?? '';
    const row = { member_id: memberId, document: 'terms', version: '1', accepted_at: rooms.time.now };
    await rooms.db.insertInto('terms_acceptance').values(row).execute();
    passMinutes(rooms, 24 * 60);
    await purge();
    expect((await rooms.members.byId(rooms.db, memberId))?.state).toBe('closed');
    const visits = rooms.db.selectFrom('trial_visit').select('member_id').where('member_id', '=', memberId);
    expect(await visits.execute()).toEqual([]);
  });

  test('is not to be had where the site has none, nor more than thirty times an hour from an address', async () => {
    for (let count = 0; count < 30; count += 1) {
      // The common limit of calls a minute is another matter.
      await rooms.identity.freePlay.logIn(await rooms.sites.byId(rooms.siteId), undefined, {
        ip: `203.0.113.${visitors}`,
        device: null,
      });
    }
    expect(refusalOf(await visit())).toEqual([429, 'identity.trials_too_many']);
    await changeSite(rooms, { off: ['FREEPLAY3'] });
    expect(refusalOf(await visit())).toEqual([403, 'function.not.available']);
  });
});
