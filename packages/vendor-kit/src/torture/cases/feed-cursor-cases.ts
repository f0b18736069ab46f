import { feedPageMin, feedPath } from '../../protocol/index.ts';
import { BrokenPromise } from '../broken-promise.ts';
import { expectOnce, expectTold, expectUntold, type ToldMovement } from '../feed-expectations.ts';
import { endOfFeed, pageOf, readUntil } from '../feed-reading.ts';
import { lastOf, playRound, playRounds } from '../feed-rounds.ts';
import type { TortureCase } from '../torture-case.ts';
import { expectStatus, type Fields } from '../wire.ts';

const limit = feedPageMin;
const nonsense = [
  'limit=9',
  'limit=1001',
  'limit=many',
  'from=yesterday',
  'cursor=',
  'cursor=nobody-gave-this-cursor',
  `cursor=${'9'.repeat(600)}`,
  'cursor=%00',
];

/** A bet as the feed has to tell it: what else it tells is another case's concern. */
const betAs = (bet: Fields, state: ToldMovement['state']): ToldMovement[] => [
  { type: 'bet', txId: String(bet['txId']), state },
];

/** Reading on. */
export const feedCursorCases: TortureCase[] = [
  {
    id: 'feed-reads-on',
    rule: 'W14',
    title: 'a cursor reads on: what came between two pages and after the last one is told once, and nothing again',
    needs: 'feed',
    async check(wire) {
      const cursor = await endOfFeed(wire);
      const early = await playRounds(wire, 6);
      await readUntil(wire, { cursor, limit }, lastOf(early));
      // Asked for again, as by a vendor whom the answer never reached.
      const first = await pageOf(wire, { cursor, limit });
      if (!first.hasMore) throw new BrokenPromise(`a page of ${limit} says that it is the last, with more to come`);
      const between = await playRound(wire);
      const second = await pageOf(wire, { cursor: first.nextCursor, limit });
      const late = await playRound(wire);
      const { told } = await readUntil(wire, { cursor: second.nextCursor, limit }, lastOf(late));
      expectOnce([...first.transactions, ...second.transactions, ...told], [...early, ...between, ...late]);
    },
  },
  {
    id: 'feed-states',
    rule: 'W14',
    title: 'a state is that of the moment of reading: who reads on hears of the rollback, who reads again of both',
    needs: 'feed',
    async check(wire) {
      const cursor = await endOfFeed(wire);
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      const before = await readUntil(wire, { cursor, limit }, lastOf(await playRound(wire)));
      expectTold(before.told, betAs(bet, 'done'));
      const back = wire.rollback(bet);
      expectStatus(await wire.send('rollback', back), 'OK');
      const end = lastOf(await playRound(wire));
      const after = await readUntil(wire, { cursor: before.cursor, limit }, end);
      expectUntold(after.told, bet['txId'], 'was told before this cursor');
      const rollback: ToldMovement = { type: 'rollback', txId: String(back['txId']), state: 'done' };
      expectTold(after.told, [rollback]);
      const again = await readUntil(wire, { cursor, limit }, end);
      expectTold(again.told, [...betAs(bet, 'rolled_back'), rollback]);
    },
  },
  {
    id: 'feed-nonsense',
    rule: 'W14',
    title: 'a cursor, limit or time that is none is refused',
    needs: 'feed',
    async check(wire) {
      for (const query of nonsense) {
        const answer = await wire.get(`${feedPath}?${query}`);
        if (answer.fields.status !== 'INVALID_REQUEST' || answer.httpStatus !== 400)
          throw new BrokenPromise(`?${query} got HTTP ${answer.httpStatus} ${answer.text.slice(0, 300)}`);
      }
    },
  },
];
