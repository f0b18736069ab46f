import { createHash } from 'node:crypto';
import { type Account, type AccountName, houseAccount, playerAccount, type Posting } from '#modules/ledger';
import { journalIdOf } from '../ledger.keys.ts';

const players = 12;
const funds = 100_000n;

/** A whole number below `below`, the same for the same words. */
function pick(below: number, ...words: (string | number)[]): number {
  return createHash('sha256').update(words.join(':')).digest().readUInt32BE(0) % below;
}

/** Names of the accounts of a run: cash and held of each player, then the house. */
export function accountNames(seed: number): AccountName[] {
  const people = Array.from({ length: players }, (_, index) => {
    const hex = createHash('sha256').update(`player:${seed}:${index}`).digest('hex');
    const memberId = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
    return [playerAccount(memberId, 'MXN', 'cash'), playerAccount(memberId, 'MXN', 'held')];
  });
  return [
    ...people.flat(),
    houseAccount('fault/XOC', 'MXN', 'game'),
    houseAccount('fault/bank', 'MXN', 'payment_clearing'),
  ];
}

function at(accounts: readonly Account[], index: number): Account {
  const account = accounts.at(index);
  if (account === undefined) throw new RangeError('No such account');
  return account;
}

/** What pays every player in. */
export function fundingOf(seed: number, accounts: readonly Account[]): Posting[] {
  return Array.from({ length: players }, (_, index) => ({
    key: { scope: 'deposit', text: `${seed}-${index}` },
    kind: 'deposit',
    reference: {},
    transfers: [{ from: at(accounts, -1), to: at(accounts, index * 2), amount: funds }],
  }));
}

/** The ask of a number: a bet, a win, or a hold; the same whenever it is asked. */
export function postingOf(seed: number, index: number, accounts: readonly Account[]): Posting {
  const player = pick(players, seed, index, 'player') * 2;
  const [cash, held, house] = [at(accounts, player), at(accounts, player + 1), at(accounts, -2)];
  const amount = BigInt(1 + pick(900, seed, index, 'amount'));
  const text = `${seed}-${index}`;
  const reference = { index };
  const kind = (['bet', 'bet', 'win', 'hold'] as const)[pick(4, seed, index, 'kind')] ?? 'bet';
  if (kind === 'bet')
    return { key: { scope: 'bet', text }, kind, reference, transfers: [{ from: cash, to: house, amount }] };
  if (kind === 'win')
    return { key: { scope: 'win', text }, kind, reference, transfers: [{ from: house, to: cash, amount }] };
  const hold = { to: house, expiresAt: new Date('2100-01-01T00:00:00Z') };
  return { key: { scope: 'hold', text }, kind, reference, transfers: [{ from: cash, to: held, amount }], hold };
}

/** Whether a posting is one that waits for its end. */
export function isHold(posting: Posting): boolean {
  return posting.hold !== undefined;
}

/** How the hold of a number ends: posted in part, given back, or not at all. */
export function endOf(seed: number, index: number, { hold, transfers, key }: Posting): Posting | undefined {
  const [reserved] = transfers;
  const how = pick(3, seed, index, 'end');
  if (hold === undefined || reserved === undefined || how === 2) return undefined;
  const posted = how === 0 ? (reserved.amount + 1n) / 2n : 0n;
  const ways = [
    { from: reserved.to, to: hold.to, amount: posted },
    { from: reserved.to, to: reserved.from, amount: reserved.amount - posted },
  ];
  return {
    key: { scope: 'end', text: key.text },
    kind: 'hold_post',
    reference: { index },
    transfers: ways.filter(({ amount }) => amount > 0n),
    closes: journalIdOf(key),
  };
}
