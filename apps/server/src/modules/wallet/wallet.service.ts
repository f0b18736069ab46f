import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import { type HistoryFilter, type HistoryLine, type Ledger, playerAccount } from '#modules/ledger';
import { createPhoneRequests, type PhoneRequests } from './phone-requests/phone-requests.ts';
import type { PhoneMarks } from './phone-requests/payer.ts';
import { rememberedPayers } from './phone-requests/payer.store.ts';
import type { Callback, PaymentProvider } from './provider/payment-provider.ts';
import { createRefusedEvents } from './refused-events/refused-events.ts';
import type { BonusMembers } from './bonuses/bonus-credits.ts';
import { createBonusPlay } from './bonuses/bonus-play.ts';
import { type WithPayment, withPayments } from './statements/line-payments.store.ts';
import { type Balance, balanceOf } from './wallet.balance.ts';
import { type BetDoor, createBetDoor } from './wallet.bets.ts';
import { liftDeposits } from './deposit-guard/deposit-guard.ts';
import { type DepositLimits, type DepositWish, requestDeposit, type SiteFacts } from './wallet.deposits.ts';
import { balancesShown, createMoveNotices } from './wallet.screens.ts';
import { walletErrors } from './wallet.errors.ts';
import { pollDepositsJob } from './wallet.jobs.ts';
import { findMethods, saveMethods } from './wallet.methods.store.ts';
import type { Deposit, DepositMethod } from './wallet.model.ts';
import { type ReceivedFact, settle } from './wallet.receiving.ts';
import type { Settled } from './wallet.settlement.ts';
import * as store from './wallet.store.ts';
import { depositView } from './wallet.views.ts';

/** What the wallet is made of. */
export interface WalletDeps {
  db: Database;
  clock: Clock;
  newId: () => string;
  ledger: Ledger;
  events: Pick<Events, 'publish'>;
  sites: SiteFacts;
  members: BonusMembers;
  limits: DepositLimits;
  providers: readonly PaymentProvider[];
  /** Marks the telephones that are asked for payments. */
  phoneMarks: PhoneMarks;
  onError: (error: unknown) => void;
}

type Page = { offset: number; limit: number };

/** Members' money: what they hold, how it comes in, and the door through which games take and pay. */
export interface Wallet extends BetDoor, PhoneRequests {
  balanceOf(db: Reader, memberId: string, currency: string): Promise<Balance>;
  /** The balance as it is outside of any transaction. */
  currentBalance(memberId: string, currency: string): Promise<Balance>;
  /** Tells the member's open screens what they hold now; call it after the commit. Never fails the caller. */
  publishBalance(memberId: string): void;
  /** What members hold now, for whoever shows it. */
  balancesShown(memberIds: readonly string[]): ReturnType<typeof balancesShown>;
  methodsOf(siteId: string): Promise<DepositMethod[]>;
  saveMethods(tx: Tx, siteId: string, methods: readonly DepositMethod[]): Promise<void>;
  /** The telephones of e-wallets that paid for a member last, masked, by the code of the method. */
  walletPhonesOf(memberId: string): Promise<ReadonlyMap<string, string>>;
  requestDeposit(wish: DepositWish): Promise<Deposit>;
  /** A member's deposit; `wallet.deposit_not_found` when it is not theirs. */
  depositOf(memberId: string, depositId: string): Promise<Deposit>;
  listDeposits(filter: store.DepositFilter, page: Page): Promise<{ deposits: Deposit[]; total: number }>;
  /** Acts on what a provider told, and tells the member's screens. */
  receive(received: ReceivedFact): Promise<Settled>;
  /** Acts on what calls back as a provider; what is not proven to be the provider's, or cannot be read, is refused. */
  hear(provider: string, callback: Callback): Promise<Settled['outcome'] | 'refused'>;
  /** The account record of a member, newest first. */
  transactionsOf(
    account: { memberId: string; currency: string; purpose: 'cash' | 'bonus' },
    filter: HistoryFilter,
    page: Page,
  ): Promise<{ lines: WithPayment<HistoryLine>[]; total: number }>;
  /** Lets a member pay in again whose deposits failed too often; `wallet.deposits_not_barred` when nothing bars them. */
  liftDeposits(by: { operatorId: string; siteId: string }, of: { memberId: string; reason: string }): Promise<void>;
  jobs: Job[];
}

/** The wallet module. */
export function createWallet(deps: WalletDeps): Wallet {
  const { db, ledger, events } = deps;
  const providers = new Map(deps.providers.map((provider) => [provider.code, provider]));

  function providerOf(code: string): PaymentProvider {
    const provider = providers.get(code);
    if (provider === undefined) throw walletErrors.paymentUnknown();
    return provider;
  }

  const publishBalance = createMoveNotices(events);

  function announce({ deposit, changed }: Settled): void {
    if (deposit === null || !changed) return;
    events.publish('deposit.updated', { memberId: deposit.memberId, deposit: depositView(deposit) });
    if (deposit.state === 'succeeded') publishBalance(deposit.memberId);
  }

  async function receive(received: ReceivedFact): Promise<Settled> {
    const settled = await settle(deps, received);
    announce(settled);
    return settled;
  }

  const refusedEvents = createRefusedEvents(deps, 'payment');
  async function hear(provider: string, callback: Callback): Promise<Settled['outcome'] | 'refused'> {
    const event = providerOf(provider).readEvent(callback, deps.clock.now());
    if (typeof event === 'string') {
      refusedEvents.note({ provider, reason: event, body: callback.rawBody });
      return 'refused';
    }
    const { eventId, ...fact } = event;
    return (await receive({ provider, fact, eventId })).outcome;
  }

  async function depositOf(memberId: string, depositId: string): Promise<Deposit> {
    const deposit = await store.findOwn(db, memberId, depositId);
    if (deposit === undefined) throw walletErrors.depositNotFound();
    return deposit;
  }

  return {
    ...createPhoneRequests({ db, clock: deps.clock, providerOf, depositOf, receive }),
    ...createBetDoor({ ledger, clock: deps.clock, play: createBonusPlay(deps) }),
    balanceOf: (reader, memberId, currency) => balanceOf(ledger, reader, memberId, currency),
    currentBalance: (memberId, currency) => balanceOf(ledger, db, memberId, currency),
    publishBalance,
    balancesShown: (memberIds) => balancesShown({ db, ledger }, memberIds),
    methodsOf: (siteId) => findMethods(db, siteId),
    saveMethods,
    requestDeposit: (wish) => requestDeposit({ ...deps, providerOf }, wish),
    liftDeposits: (by, of) => liftDeposits(deps, by, of),
    async walletPhonesOf(memberId) {
      const payers = await rememberedPayers(db, memberId);
      return new Map(payers.map(({ methodCode, maskedPhone }) => [methodCode, maskedPhone]));
    },
    depositOf,
    listDeposits: (filter, page) => store.listDeposits(db, filter, page),
    receive,
    hear,
    async transactionsOf({ memberId, currency, purpose }, filter, page) {
      const { lines, total } = await ledger.historyOf(db, playerAccount(memberId, currency, purpose), filter, page);
      return { lines: await withPayments(db, lines), total };
    },
    jobs: [pollDepositsJob({ ...deps, providerOf, announce })],
  };
}
