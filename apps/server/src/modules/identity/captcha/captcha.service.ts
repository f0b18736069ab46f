import { randomInt } from 'node:crypto';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Vault } from '#kernel/crypto/vault.ts';
import type { Database } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import { identityErrors } from '../identity.errors.ts';
import { drawCaptcha as drawLetters } from './draw-captcha.ts';
import { captchaLetters } from './letters.ts';
import * as store from './captcha.store.ts';

const length = 5;
const goodForMs = 5 * 60_000;
const refreshMs = 1_000;

/** Images with letters that people read and programs have trouble with. */
export interface Captchas {
  /** A new image (PNG) and the id that its answer goes with. One a second for a visitor: `identity.captcha_too_soon`. */
  issue(visitor: { siteId: string; ip: string; previousId: string | undefined }): Promise<{ id: string; png: Buffer }>;
  /** An image that nobody needs to see: who showed in another way that a person sits there gets its letters. */
  issueRead(visitor: { siteId: string; ip: string }): Promise<{ id: string; answer: string }>;
  /** Uses an image up, whatever its answer. Refuses with `identity.captcha_wrong`, also for one that is over. */
  redeem(siteId: string, id: string | undefined, answer: string): Promise<void>;
}

/** What the room works with; `drawCaptcha` makes the PNG of some letters, ours where it is left out. */
export interface CaptchaDeps {
  db: Database;
  clock: Clock;
  vault: Vault;
  drawCaptcha?: ((answer: string) => Promise<Buffer>) | undefined;
}

/** Wires the room. */
export function createCaptchas({ db, clock, vault, drawCaptcha = drawLetters }: CaptchaDeps): Captchas {
  const textOf = (id: string, answer: string) => `captcha:${id}:${answer}`;

  async function insert({ siteId, ip }: { siteId: string; ip: string }): Promise<{ id: string; answer: string }> {
    const now = clock.now();
    const answer = Array.from({ length }, () => captchaLetters[randomInt(captchaLetters.length)]).join('');
    const id = newId();
    const expiresAt = new Date(now.getTime() + goodForMs);
    await store.insertCaptcha(db, { id, siteId, answerMark: vault.mark(textOf(id, answer)), ip, now, expiresAt });
    return { id, answer };
  }

  return {
    issueRead: insert,
    async issue({ siteId, ip, previousId }) {
      const now = clock.now();
      const since = new Date(now.getTime() - refreshMs);
      if (await store.hasRecent(db, { ip, previousId }, since)) throw identityErrors.captchaTooSoon();
      const { id, answer } = await insert({ siteId, ip });
      return { id, png: await drawCaptcha(answer) };
    },
    async redeem(siteId, id, answer) {
      const mark = id === undefined ? undefined : await store.useUp(db, siteId, id, clock.now());
      const plain = answer.replaceAll(/\s/g, '').toUpperCase();
      if (mark === undefined || !vault.isMarkOf(mark, textOf(id ?? '', plain))) throw identityErrors.captchaWrong();
    },
  };
}
