import { BrokenPromise } from '../broken-promise.ts';
import { keysOfAStranger } from '../stranger.ts';
import type { TortureCase } from '../torture-case.ts';
import { expectCash, expectSigned, expectStatus, type Tampering, type Wire } from '../wire.ts';

/** A bet that is wrong in its signature: refused with 401, and nothing happens. */
async function refused(wire: Wire, status: string, tampering: Tampering, sent = JSON.stringify(wire.bet())) {
  const before = await wire.cash();
  const answer = await wire.sendText('bet', sent, tampering);
  expectStatus(answer, status);
  if (answer.httpStatus !== 401) throw new BrokenPromise(`${status} comes with HTTP 401, got ${answer.httpStatus}`);
  expectCash(await wire.cash(), before, `a bet refused with ${status}`);
}

/** Signatures and clocks, both ways. */
export const signatureCases: TortureCase[] = [
  {
    id: 'signed-answers',
    rule: 'W2',
    title: 'every answer is signed, refusals too',
    async check(wire) {
      expectSigned(await wire.send('balance', wire.balance()), 'an answer');
      expectSigned(await wire.send('win', wire.win(wire.bet())), 'a refusal');
      expectSigned(await wire.send('bet', wire.bet(), { skewSeconds: 120 }), 'a refusal for the clock');
      expectSigned(await wire.sendText('bet', '{'), 'a refusal of broken JSON');
    },
  },
  {
    id: 'bad-signature',
    rule: 'W2',
    title: 'a wrong or missing signature is refused',
    async check(wire) {
      await refused(wire, 'INVALID_SIGNATURE', { secret: keysOfAStranger(wire) });
      await refused(wire, 'INVALID_SIGNATURE', { leaveOut: 'x-signature' });
      await refused(wire, 'INVALID_SIGNATURE', { leaveOut: 'x-timestamp' });
      await refused(wire, 'INVALID_SIGNATURE', { leaveOut: 'x-vendor' });
    },
  },
  {
    id: 'tampered-body',
    rule: 'W2',
    title: 'a body that was changed after it was signed is refused',
    async check(wire) {
      const bet = wire.bet();
      await refused(
        wire,
        'INVALID_SIGNATURE',
        { signedBody: JSON.stringify(bet) },
        JSON.stringify({ ...bet, amount: '0.01' }),
      );
      await refused(wire, 'INVALID_SIGNATURE', { signedBody: JSON.stringify(bet) }, `${JSON.stringify(bet)} `);
    },
  },
  {
    id: 'moved-signature',
    rule: 'W2',
    title: 'a signature made for another call is refused',
    check: (wire) => refused(wire, 'INVALID_SIGNATURE', { signedPath: '/vendor/v1/wallet/rollback' }),
  },
  {
    id: 'clock-skew',
    rule: 'W2',
    title: 'clocks may be 20 seconds apart, not 45',
    async check(wire) {
      await refused(wire, 'CLOCK_SKEW', { skewSeconds: -45 });
      await refused(wire, 'CLOCK_SKEW', { skewSeconds: 45 });
      expectStatus(await wire.send('balance', wire.balance(), { skewSeconds: -20 }), 'OK');
      expectStatus(await wire.send('balance', wire.balance(), { skewSeconds: 20 }), 'OK');
    },
  },
];
