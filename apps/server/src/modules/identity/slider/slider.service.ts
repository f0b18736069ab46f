import { randomInt } from 'node:crypto';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { errors } from '#kernel/errors/app-error.ts';
import { hashSecret, newSecret } from '#kernel/ids/ids.ts';
import { identityErrors } from '../identity.errors.ts';
import { drawPuzzle, puzzleSize } from './draw-puzzle.ts';
import * as store from './slider.store.ts';
import { isHumanTrail, type TrailPoint } from './trail.ts';
import { isWork } from './work.service.ts';

const goodForMs = 2 * 60_000;
const tolerance = 6;
const windowMs = 10 * 60_000;
const failedMax = 20;
/** Keys move in even steps, which programs do too: fewer of them are taken. */
const byKeyboardMax = 30;

/** Who is at the puzzle; it counts only for the address that it was made for. */
export interface SliderVisitor {
  siteId: string;
  ip: string;
}

/** A puzzle without its answer. Distances are pixels of the picture. */
export interface Puzzle {
  challenge: string;
  width: number;
  height: number;
  pieceWidth: number;
  pieceHeight: number;
  pieceTop: number;
  background: Buffer;
  piece: Buffer;
  expiresAt: Date;
}

/** Where the piece was left, and how it came there. */
export interface Solution {
  challenge: string;
  left: number;
  trail: readonly TrailPoint[];
  input: store.SliderInput;
}

/** A picture with a gap, and a piece that people move there. */
export interface Sliders {
  issue(visitor: SliderVisitor): Promise<Puzzle>;
  /**
   * Answers what goes with the next call, for two minutes, once. Refuses with `identity.slider_wrong`: each puzzle has one
   * try. An address that fails too often waits.
   */
  solve(visitor: SliderVisitor, solution: Solution): Promise<{ validate: string }>;
  /** Uses up what was solved. Refuses with `identity.slider_wrong` (403). */
  redeem(visitor: SliderVisitor, challenge: string, validate: string): Promise<void>;
}

/** Wires the room. */
export function createSliders({ db, clock }: { db: Database; clock: Clock }): Sliders {
  async function assertNotTooMany(ip: string, input?: store.SliderInput): Promise<void> {
    const tried = await store.countTries(db, ip, new Date(clock.now().getTime() - windowMs));
    const isOver = tried.failed >= failedMax || (input === 'keyboard' && tried.byKeyboard >= byKeyboardMax);
    if (isOver) throw errors.tooMany(windowMs / 1_000);
  }

  return {
    async issue({ siteId, ip }) {
      await assertNotTooMany(ip);
      const now = clock.now();
      const { leftMin, leftMax, topMax, ...size } = puzzleSize;
      const targetLeft = randomInt(leftMin, leftMax + 1);
      const pieceTop = randomInt(topMax + 1);
      const challenge = newSecret();
      const expiresAt = new Date(now.getTime() + goodForMs);
      await store.insertPuzzle(db, { challengeHash: hashSecret(challenge), siteId, ip, targetLeft, now, expiresAt });
      return { challenge, ...size, pieceTop, ...(await drawPuzzle({ left: targetLeft, top: pieceTop })), expiresAt };
    },
    async solve({ siteId, ip }, { challenge, left, trail, input }) {
      await assertNotTooMany(ip, input);
      const now = clock.now();
      if (isWork(challenge)) throw identityErrors.sliderWrong(422);
      const challengeHash = hashSecret(challenge);
      const puzzle = await store.tryPuzzle(db, { challengeHash, siteId, ip, input }, now);
      const isThere = puzzle !== undefined && Math.abs(puzzle.targetLeft - left) <= tolerance;
      // The way takes no longer than there was time for it.
      const sinceMs = puzzle === undefined ? 0 : now.getTime() - puzzle.createdAt.getTime();
      if (!isThere || !isHumanTrail({ trail, left, input, withinMs: sinceMs })) throw identityErrors.sliderWrong(422);
      const validate = newSecret();
      const expiresAt = new Date(now.getTime() + goodForMs);
      await store.markSolved(db, challengeHash, { validateHash: hashSecret(validate), expiresAt });
      return { validate };
    },
    async redeem({ siteId, ip }, challenge, validate) {
      const hashes = { challengeHash: hashSecret(challenge), validateHash: hashSecret(validate) };
      if (!(await store.useUp(db, { ...hashes, siteId, ip }, clock.now()))) throw identityErrors.sliderWrong(403);
    },
  };
}
