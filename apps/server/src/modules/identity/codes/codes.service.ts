import { randomInt } from 'node:crypto';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Vault } from '#kernel/crypto/vault.ts';
import type { Database } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { Messages } from '#modules/messages';
import type { CodeFor, CodeWish } from './code.model.ts';
import { codeErrors } from './codes.errors.ts';
import * as store from './codes.store.ts';

/** A code is good for so long, and the next one can be asked for when it is over. */
const expiredMinutes = 3;
const triesMax = 5;
const perDayMax = 10;
const perAddressAndHourMax = 30;
const hourMs = 60 * 60_000;

/** Codes of six digits by text or mail. */
export interface Codes {
  /**
   * Sends a code. Refuses with `identity.code_too_soon` while the last one counts down, and with `identity.codes_too_many`
   * after ten codes for a number in a day or thirty from an address in an hour: alike whether somebody is there or not.
   */
  issue(wish: CodeWish): Promise<{ expiredMinutes: number }>;
  /**
   * Uses a code up. Refuses with `identity.code_wrong`, `identity.code_expired` or, from the fifth wrong one on, with
   * `identity.code_tries_over`. Check everything else first: a code counts once.
   */
  redeem(target: CodeFor, code: string): Promise<void>;
  /** Refuses as `redeem` does and counts the try, but leaves a right code to be redeemed: where more has to be shown first. */
  check(target: CodeFor, code: string): Promise<void>;
  /**
   * Whether it is the right code and was redeemed within so many milliseconds: perhaps by the same call, whose answer was
   * lost. Counts no try: a code that was used opens nothing by itself.
   */
  wasRedeemed(target: CodeFor, code: string, withinMs: number): Promise<boolean>;
}

/** Wires codes to the room that delivers them. */
export function createCodes(deps: { db: Database; clock: Clock; vault: Vault; messages: Messages }): Codes {
  const { db, clock, vault, messages } = deps;
  const targetOf = ({ site, purpose, channel, to }: CodeFor): store.CodeTarget => ({
    siteId: site.id,
    purpose,
    marks: vault.marks(`${channel}:${to}`),
  });

  return {
    issue: (wish) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now();
        const target = targetOf(wish);
        await store.lockTarget(tx, target);
        const latest = await store.selectLatest(tx, target);
        if (latest !== undefined && latest.expiresAt > now) {
          throw codeErrors.tooSoon(Math.ceil((latest.expiresAt.getTime() - now.getTime()) / 1_000));
        }
        const ofDay = await store.countOfTarget(tx, target.marks, new Date(now.getTime() - 24 * hourMs));
        const ofAddress = await store.countOfAddress(tx, wish.ip, new Date(now.getTime() - hourMs));
        if (ofDay >= perDayMax || ofAddress >= perAddressAndHourMax) throw codeErrors.tooMany();

        const id = newId();
        const code = String(randomInt(1_000_000)).padStart(6, '0');
        const expiresAt = new Date(now.getTime() + expiredMinutes * 60_000);
        await store.insertCode(tx, target, { id, codeMark: vault.mark(`${id}:${code}`), ip: wish.ip, now, expiresAt });
        await messages.send(tx, {
          siteId: wish.site.id,
          memberId: wish.memberId,
          channel: wish.channel,
          to: wish.to,
          template: wish.insteadOfCode ?? 'code',
          language: wish.language,
          params: { code, minutes: expiredMinutes },
          expiresAt,
          isWithheld: wish.isWithheld,
        });
        return { expiredMinutes };
      }),
    async wasRedeemed(wish, code, withinMs) {
      const latest = await store.selectLatest(db, targetOf(wish));
      const since = clock.now().getTime() - withinMs;
      if (latest === undefined || latest.usedAt === null || latest.usedAt.getTime() <= since) return false;
      return vault.isMarkOf(latest.codeMark, `${latest.id}:${code}`);
    },
    check: async (wish, code) => void (await rightCode(wish, code)),
    async redeem(wish, code) {
      const { id, now } = await rightCode(wish, code);
      if (!(await store.useUp(db, id, now))) throw codeErrors.expired();
    },
  };

  async function rightCode(wish: CodeFor, code: string): Promise<{ id: string; now: Date }> {
    const now = clock.now();
    const latest = await store.selectLatest(db, targetOf(wish));
    if (latest === undefined || latest.usedAt !== null || latest.expiresAt <= now) throw codeErrors.expired();
    // Counted before it is looked at, so that many at once cannot slip through.
    const tries = await store.countTry(db, latest.id, triesMax);
    if (tries === undefined) throw codeErrors.usedUp();
    if (!vault.isMarkOf(latest.codeMark, `${latest.id}:${code}`)) {
      if (tries < triesMax) throw codeErrors.wrong();
      await db.transaction().execute((tx) => tellTriesOver(tx, wish, latest.id, now));
      throw codeErrors.usedUp();
    }
    return { id: latest.id, now };
  }
}

async function tellTriesOver(
  tx: Parameters<typeof reportEvent>[0],
  wish: CodeFor,
  id: string,
  at: Date,
): Promise<void> {
  await reportEvent(tx, {
    at,
    siteId: wish.site.id,
    component: 'identity.codes',
    action: 'tries_over',
    subject: `code:${id}`,
    actor: { kind: 'system' },
    after: { purpose: wish.purpose, channel: wish.channel },
  });
}
