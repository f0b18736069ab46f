import { createHash, randomInt } from 'node:crypto';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import { hashSecret, newSecret } from '#kernel/ids/ids.ts';
import { identityErrors } from '../identity.errors.ts';
import * as store from './slider.store.ts';

const goodForMs = 2 * 60_000;
const windowMs = 10 * 60_000;
/** A program would rather work than look: an address gets few of these. */
const perWindowMax = 10;
const failedMax = 20;
/** A device looks through half of the numbers on average, which takes a telephone some seconds. */
const numberMax = 300_000;
const mark = 'work:';

/** A number to be found: `target` is the SHA-256 of the challenge and the number, in hexadecimal digits. */
export interface WorkTask {
  challenge: string;
  target: string;
  numberMax: number;
  expiresAt: Date;
}

/** For whom it counts. */
interface Worker {
  siteId: string;
  ip: string;
}

/** What a device does for somebody who cannot see or move the puzzle: finding a number by trying. docs/decisions/0036. */
export interface DeviceWork {
  /** An address that asks too often waits: 429. */
  issue(worker: Worker): Promise<WorkTask>;
  /** Answers what goes with the next call in the place of a solved puzzle. Each task has one try: `identity.slider_wrong`. */
  solve(worker: Worker, found: { challenge: string; number: number }): Promise<{ validate: string }>;
}

/** Whether a challenge is a number to be found and no picture. */
export function isWork(challenge: string): boolean {
  return challenge.startsWith(mark);
}

/** Wires the room. */
export function createDeviceWork({ db, clock }: { db: Database; clock: Clock }): DeviceWork {
  async function assertNotTooMany(ip: string): Promise<void> {
    const tried = await store.countTries(db, ip, new Date(clock.now().getTime() - windowMs));
    if (tried.byWork >= perWindowMax || tried.failed >= failedMax) throw errors.tooMany(windowMs / 1_000);
  }

  return {
    async issue({ siteId, ip }) {
      await assertNotTooMany(ip);
      const now = clock.now();
      const number = randomInt(numberMax + 1);
      const challenge = `${mark}${newSecret()}`;
      const expiresAt = new Date(now.getTime() + goodForMs);
      await store.insertPuzzle(db, {
        challengeHash: hashSecret(challenge),
        siteId,
        ip,
        targetLeft: number,
        now,
        expiresAt,
      });
      return {
        challenge,
        target: createHash('sha256').update(`${challenge}:${number}`).digest('hex'),
        numberMax,
        expiresAt,
      };
    },
    async solve({ siteId, ip }, { challenge, number }) {
      await assertNotTooMany(ip);
      const now = clock.now();
      const challengeHash = hashSecret(challenge);
      const task = isWork(challenge)
        ? await store.tryPuzzle(db, { challengeHash, siteId, ip, input: 'work' }, now)
        : undefined;
      if (task?.targetLeft !== number) throw identityErrors.sliderWrong(422);
      const validate = newSecret();
      const expiresAt = new Date(now.getTime() + goodForMs);
      await store.markSolved(db, challengeHash, { validateHash: hashSecret(validate), expiresAt });
      return { validate };
    },
  };
}
