import type { UnderlyingSource } from 'node:stream/web';
import { callPaths } from '../../protocol/index.ts';
import { signRequest } from '../../signature/index.ts';
import { BrokenPromise } from '../broken-promise.ts';
import type { TortureCase } from '../torture-case.ts';
import { expectCash, expectStatus, type Wire } from '../wire.ts';

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

/** What travels badly. */
export const transportCases: TortureCase[] = [
  {
    id: 'broken-bodies',
    rule: 'W1',
    title: 'a body that is no JSON object of the protocol is refused, signed or not',
    async check(wire) {
      for (const body of brokenBodies) {
        const answer = await wire.sendText('bet', body);
        expectStatus(answer, 'INVALID_REQUEST');
        if (answer.httpStatus !== 400) throw new BrokenPromise(`a broken body is HTTP 400, got ${answer.httpStatus}`);
      }
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
