import { unitsOf } from '../amounts/index.ts';
import type { FeedTransaction } from '../protocol/index.ts';
import { BrokenPromise } from './broken-promise.ts';
import type { Fields } from './wire.ts';

/** What can be said of a movement in one word each. */
type ToldFacts = Omit<FeedTransaction, 'freeRound'>;
/** What a feed has to tell of a movement; of what is left out it may tell anything. */
export type ToldMovement = Pick<FeedTransaction, 'type' | 'txId' | 'state'> & Partial<ToldFacts>;

const names = [
  'txId',
  'betTxId',
  'winTxId',
  'operatorId',
  'playerRef',
  'roundId',
  'gameCode',
  'amount',
  'currency',
] as const;

/** How a movement that was sent has to be told: done and with what was sent of it, where `more` says nothing else. */
export function toldAs(type: FeedTransaction['type'], fields: Fields, more: Partial<ToldFacts> = {}): ToldMovement {
  const sent = names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]);
  return { type, txId: String(fields['txId']), state: 'done', ...Object.fromEntries(sent), ...more };
}

/** Each movement has to be told, and nothing twice; others may be told beside them. */
export function expectOnce(told: readonly FeedTransaction[], movements: readonly ToldMovement[]): void {
  expectNoneTwice(told);
  for (const movement of movements) toldOf(told, movement);
}

/** Each movement has to be told as it stands, and nothing twice. */
export function expectTold(told: readonly FeedTransaction[], movements: readonly ToldMovement[]): void {
  expectNoneTwice(told);
  for (const movement of movements) {
    const one = toldOf(told, movement);
    for (const [name, expected] of Object.entries(movement)) {
      const value: unknown = one[name as keyof FeedTransaction];
      if (name === 'amount' ? !isSameAmount(value, expected) : value !== expected)
        throw new BrokenPromise(
          `the feed tells ${nameOf(movement)} with the ${name} ${String(value)}, not ${expected}`,
        );
    }
    if (!isUtc(one.at)) throw new BrokenPromise(`the feed tells ${nameOf(movement)} at ${one.at}, which is no time`);
  }
}

function toldOf(told: readonly FeedTransaction[], movement: ToldMovement): FeedTransaction {
  const one = told.find(({ txId }) => txId === movement.txId);
  if (one === undefined) throw new BrokenPromise(`the feed does not tell of ${nameOf(movement)}`);
  return one;
}

/** Movements that came one after another have to be told so. */
export function expectOrder(told: readonly FeedTransaction[], movements: readonly ToldMovement[]): void {
  const places = movements.map((movement) => told.findIndex(({ txId }) => txId === movement.txId));
  if (places.some((place, index) => place < (places[index - 1] ?? 0)))
    throw new BrokenPromise('the feed tells movements in another order than they came');
}

/** No movement may be told again. */
export function expectNoneTwice(told: readonly FeedTransaction[]): void {
  const seen = new Set<string>();
  for (const one of told) {
    if (seen.has(one.txId)) throw new BrokenPromise(`the feed tells ${nameOf(one)} twice`);
    seen.add(one.txId);
  }
}

/** A movement that must not be told, and why. */
export function expectUntold(told: readonly FeedTransaction[], txId: unknown, why: string): void {
  const found = told.find((one) => one.txId === txId);
  if (found !== undefined) throw new BrokenPromise(`the feed tells ${nameOf(found)}, which ${why}`);
}

const nameOf = ({ type, txId }: Pick<FeedTransaction, 'type' | 'txId'>): string => `the ${type} ${txId}`;

function isSameAmount(value: unknown, expected: string): boolean {
  return typeof value === 'string' && unitsOf(value) !== undefined && unitsOf(value) === unitsOf(expected);
}

function isUtc(at: unknown): boolean {
  return typeof at === 'string' && /^\d{4}-\d\d-\d\dT.*(Z|\+00:00)$/.test(at) && !Number.isNaN(Date.parse(at));
}
