import type { UnderlyingSource } from 'node:stream/web';
import { callPaths } from '../../protocol/index.ts';
import { signRequest } from '../../signature/index.ts';
import { BrokenPromise } from '../broken-promise.ts';
import type { TortureCase } from '../torture-case.ts';
import { type Answer, expectCash, expectStatus, type Fields, type Wire } from '../wire.ts';

const hugeBytes = 1024 * 1024;
const brokenBodies = ['', '{', 'null', '[]', '"bet"', '{"requestId":', '{}', '\u0000', '['.repeat(20_000)];

/** Sends the first half of a bet, waits until `meanwhile` has settled, and sends the rest. */
async function sendSlowly(wire: Wire, body: string, meanwhile: () => Promise<void>): Promise<Response> {
  const { options } = wire;
  const half = Math.floor(body.length / 2);
  const path = callPaths.bet;
  const headers = { ...signRequest(options, { method: 'POST', path, body }, options.now()) };
  let failure: unknown;
  let isBegun = false;
  const source: UnderlyingSource<Uint8Array> = {
    async pull(controller) {
      if (!isBegun) {
        isBegun = true;
        return controller.enqueue(Buffer.from(body.slice(0, half)));
      }
      // The first half is on its way.
      await meanwhile().catch((error: unknown) => {
        failure = error;
      });
      controller.enqueue(Buffer.from(body.slice(half)));
      controller.close();
    },
  };
  const stream = new ReadableStream<Uint8Array>(source, { highWaterMark: 0 });
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
  } as const;
  const signal = AbortSignal.timeout(options.patienceMs);
  const response = await options.fetch(`${options.baseUrl}${path}`, { ...request, body: stream, signal });
  if (failure !== undefined) throw failure;
  return response;
}

const halves = ['\ud800', '\ud801', '\udfff'];
/** So many objects inside each other, as text: what is nested so deeply could not be written as JSON. */
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
/** A body with one of its fields written anew. */
const withDetails = (body: Fields, details: string): string =>
  JSON.stringify({ ...body, roundDetails: 0 }).replace('"roundDetails":0', `"roundDetails":${details}`);

function expectMalformed(answer: Answer, what: string): void {
  expectStatus(answer, 'INVALID_REQUEST');
  if (answer.httpStatus !== 400) throw new BrokenPromise(`${what} is HTTP 400, got ${answer.httpStatus}`);
}

/** What travels badly. */
export const transportCases: TortureCase[] = [
  {
    id: 'broken-bodies',
    rule: 'W1',
    title: 'a body that is no JSON object of the protocol is refused, signed or not',
    async check(wire) {
      for (const body of brokenBodies) {
        expectMalformed(await wire.sendText('bet', body), 'a broken body');
      }
    },
  },
  {
    id: 'half-characters',
    rule: 'W3',
    title: 'a text with half of a character in it is refused: kept as another, it would make two movements one',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      for (const half of halves) {
        const named = wire.again({ ...bet, txId: `${String(bet['txId']).slice(0, 100)}${half}` });
        expectMalformed(await wire.send('bet', named), 'half of a character');
      }
      expectStatus(await wire.send('bet', bet), 'OK');
      for (const roundDetails of [{ x: '\ud800' }, { '\udc00': [] }, { x: ['fine', { y: '\udfff' }] }])
        expectMalformed(await wire.send('win', wire.win(bet, { roundDetails })), 'half of a character');
      expectMalformed(await wire.send('credit', wire.prize({ campaign: '\udc00' })), 'half of a character');
      expectStatus(await wire.send('win', wire.win(bet, { roundDetails: { '🎰': '🍒🍒🍒' } })), 'OK');
      expectCash(await wire.cash(), before, 'calls with half characters, and one with whole ones');
    },
  },
  {
    id: 'deep-bodies',
    rule: 'W1',
    title: 'a body of 20,000 objects inside each other is refused, one of a few is taken',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      expectStatus(await wire.send('bet', bet), 'OK');
      expectMalformed(await wire.sendText('win', withDetails(wire.win(bet), nested(20_000))), 'a deep body');
      expectStatus(await wire.sendText('win', withDetails(wire.win(bet), nested(20))), 'OK');
      expectCash(await wire.cash(), before, 'a deep win and one that is not');
    },
  },
  {
    id: 'huge-body',
    rule: 'W1',
    title: 'a body of a mebibyte is refused and does no harm',
    async check(wire) {
      const before = await wire.cash();
      const body = JSON.stringify(wire.bet({ padding: 'x'.repeat(hugeBytes) }));
      // A wallet may also hang up in the middle of it.
      const answer = await wire.sendText('bet', body).catch(() => undefined);
      if (answer?.fields.status === 'OK') throw new BrokenPromise('a bet of a mebibyte was taken');
      if (answer !== undefined && answer.httpStatus >= 500)
        throw new BrokenPromise(`a huge body is the caller's fault, got HTTP ${answer.httpStatus}`);
      expectCash(await wire.cash(), before, 'a huge body');
    },
  },
  {
    id: 'slow-client',
    rule: 'W13',
    title: 'a client that is slow to send keeps nobody else waiting',
    async check(wire) {
      const before = await wire.cash();
      const bet = wire.bet();
      const { promptMs: timeoutMs } = wire.options;
      const response = await sendSlowly(wire, JSON.stringify(bet), async () => {
        const answer = await wire.send('balance', wire.balance(), { timeoutMs }).catch(() => undefined);
        if (answer === undefined) throw new BrokenPromise(`no answer within ${timeoutMs} ms while a client was slow`);
        expectStatus(answer, 'OK');
      });
      expectStatus(await wire.read({ method: 'POST', path: callPaths.bet }, response), 'OK');
      expectStatus(await wire.send('rollback', wire.rollback(bet)), 'OK');
      expectCash(await wire.cash(), before, 'a slow bet and its rollback');
    },
  },
];
