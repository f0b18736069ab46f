import { formatAmount } from '@quetzal/domain/money';
import { errors } from '#kernel/errors/app-error.ts';
import { playerAccount } from '#modules/ledger';
import type { Member } from '#modules/members';
import { selectLogins } from '../sessions.store.ts';
import type { LeavingDeps } from './leaving.deps.ts';

const betsPerPage = 100;
const rowsMax = 10_000;
const everyBet = { from: undefined, to: undefined, gameCode: undefined, state: undefined };

/** Everything that the platform knows of a member, for the member: at most 10,000 of the latest bets and entries each. */
export async function exportAccount(deps: LeavingDeps, memberId: string): Promise<object> {
  const { db, clock, members, profiles } = deps;
  const member = await members.byId(db, memberId);
  if (member === undefined) throw errors.notLoggedIn();
  const { facts, mobileVerifiedAt, emailVerifiedAt } = await profiles.of(db, memberId);
  const { siteId: _site, uplineId: _upline, ...account } = member;
  return {
    exportedAt: clock.now(),
    account: { ...account, birthday: await members.birthdayOf(db, memberId) },
    profile: { ...facts, mobileVerifiedAt, emailVerifiedAt },
    accepted: await members.acceptedBy(db, memberId),
    logins: await selectLogins(db, memberId, rowsMax),
    holdings: (await deps.ledger.holdingsOf(db, memberId)).map(({ currency, purpose, balance: amount }) => ({
      purpose,
      currency,
      balance: formatAmount({ currency, amount }),
    })),
    entries: await entriesOf(deps, member),
    bets: await betsOf(deps, memberId),
    ...(await othersOf(deps, member)),
  };
}

async function othersOf({ personalRecords }: LeavingDeps, { id, siteId }: Member): Promise<object> {
  const parts = [];
  for (const records of personalRecords) parts.push(await records.exportOf?.({ id, siteId }));
  return Object.assign({}, ...parts) as object;
}

async function entriesOf({ db, clock, ledger }: LeavingDeps, { id, currency }: Member): Promise<object[]> {
  const name = playerAccount(id, currency, 'cash');
  // Up to and with this very moment.
  const filter = { from: new Date(0), to: new Date(clock.now().getTime() + 1), kinds: [] };
  const { lines } = await ledger.historyOf(db, name, filter, { offset: 0, limit: rowsMax });
  return lines.map(({ kind, amount, balanceAfter, createdAt }) => ({
    kind,
    amount: formatAmount({ currency, amount }),
    balanceAfter: formatAmount({ currency, amount: balanceAfter }),
    createdAt,
  }));
}

async function betsOf({ records }: LeavingDeps, memberId: string): Promise<object[]> {
  const found: object[] = [];
  for (let pageNum = 1; found.length < rowsMax; pageNum += 1) {
    const { bets } = await records.list({ memberId }, everyBet, { pageNum, pageSize: betsPerPage });
    for (const { siteId: _site, memberId: _member, stake, win, jackpot, validBet, ...bet } of bets) {
      const show = (amount: bigint) => formatAmount({ currency: bet.currency, amount });
      const amounts = { stake: show(stake), win: show(win), jackpot: show(jackpot), validBet: show(validBet) };
      found.push({ ...bet, ...amounts });
    }
    if (bets.length < betsPerPage) break;
  }
  return found;
}
