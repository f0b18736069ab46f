import type { Tx } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { PictureType } from '#kernel/uploads/picture-type.ts';
import { findUpload, type Upload, uploadsOf } from '#kernel/uploads/uploads.store.ts';
import type { PasswordOwner } from '#modules/identity';
import { createResolutions, type Resolutions } from '../disputes/resolutions.service.ts';
import type { Callback } from '../provider/payment-provider.ts';
import { approveWithdrawal, type Decider, rejectWithdrawal } from './decide-withdrawal.ts';
import { createPayoutHearing, type PayoutHeard } from './hear-payout.ts';
import { type PayDeps, payWithdrawalsJob, pursue } from './pay-withdrawal.ts';
import { createPayoutAccounts, type PayoutAccounts } from './payout-accounts.ts';
import { accountsByIds, type PayoutAccount } from './payout-accounts.store.ts';
import { type PayoutMethod, savePayoutMethods } from './payout-methods.store.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { savePolicy, type WithdrawalPolicy } from './policy.ts';
import { addProof, confirmReceipt, proofSubject, regardReceivedJob } from './receipt.ts';
import { sealAccountsJob } from './seal-accounts.ts';
import { type RequestDeps, requestWithdrawal, type WithdrawalWish } from './request-withdrawal.ts';
import { stepsOf, type WithdrawalStep } from './steps.store.ts';
import { withdrawalErrors } from './withdrawal.errors.ts';
import type { Withdrawal } from './withdrawal.model.ts';
import { rulesFor, type WithdrawalRules } from './withdrawal-rules.ts';
import { withdrawalView } from './withdrawal.view.ts';
import * as store from './withdrawals.store.ts';

/** What paying out is made of. */
export interface WithdrawalDeps extends RequestDeps {
  events: Pick<Events, 'publish'>;
  /** Tells the member's open screens what they hold now. */
  publishBalance(memberId: string): void;
  providers: readonly PayoutProvider[];
  onError: (error: unknown) => void;
}

/** Members' money on its way out. */
export interface Withdrawals extends PayoutAccounts, Resolutions {
  savePolicy(tx: Tx, siteId: string, policy: WithdrawalPolicy): Promise<void>;
  savePayoutMethods(tx: Tx, siteId: string, methods: readonly PayoutMethod[]): Promise<void>;
  rulesOf(owner: PasswordOwner): Promise<WithdrawalRules>;
  /** Puts the money aside; what needs no review is ordered at once. The caller has checked the transaction password. */
  request(owner: PasswordOwner, wish: WithdrawalWish): Promise<Withdrawal>;
  /** A member's withdrawal; `wallet.withdrawal_not_found` when it is not theirs. */
  withdrawalOf(memberId: string, id: string): Promise<Withdrawal>;
  /** When a withdrawal came to each of its steps; the caller has checked whose it is. */
  stepsOf(id: string): Promise<{ step: WithdrawalStep; at: Date }[]>;
  list(
    filter: store.WithdrawalFilter,
    page: { offset: number; limit: number },
  ): Promise<{ withdrawals: Withdrawal[]; total: number }>;
  /** The payout accounts of withdrawals, by account id; for operators. */
  accountsOfWithdrawals(withdrawals: readonly Withdrawal[]): Promise<ReadonlyMap<string, PayoutAccount>>;
  approve(decider: Decider, id: string): Promise<Withdrawal>;
  reject(decider: Decider, id: string, reason: string): Promise<Withdrawal>;
  /** Orders what was approved, or asks its provider again, now. */
  retry(decider: Decider, id: string): Promise<Withdrawal>;
  /** The member says whether the money arrived. */
  confirmReceipt(memberId: string, answer: { id: string; isReceived: boolean }): Promise<Withdrawal>;
  addProof(owner: PasswordOwner, picture: { id: string; bytes: Buffer }): Promise<Upload>;
  /** The pictures of a withdrawal; the caller has checked whose it is. */
  proofsOf(id: string): Promise<Upload[]>;
  proof(id: string, proofId: string): Promise<{ contentType: PictureType; bytes: Buffer }>;
  /** A withdrawal of an operator's site. */
  withdrawalAt(siteId: string, id: string): Promise<Withdrawal>;
  /**
   * Acts on what calls back as a provider, and tells the member's screens; what is not proven to be the provider's, or
   * cannot be read, is refused.
   */
  hear(provider: string, callback: Callback): Promise<PayoutHeard>;
  jobs: Job[];
}

/** The withdrawals of the wallet. */
export function createWithdrawals(deps: WithdrawalDeps): Withdrawals {
  const { db, clock, sites, events } = deps;
  const providers = new Map(deps.providers.map((provider) => [provider.code, provider]));

  function announce(withdrawal: Withdrawal): void {
    const { memberId } = withdrawal;
    events.publish('withdrawal.updated', { memberId, withdrawal: withdrawalView(withdrawal) });
    deps.publishBalance(memberId);
  }
  function providerOf(code: string): PayoutProvider {
    const provider = providers.get(code);
    if (provider === undefined) throw withdrawalErrors.payoutUnknown();
    return provider;
  }
  const paying: PayDeps = { ...deps, providerOf, announce };

  async function current(id: string): Promise<Withdrawal> {
    const withdrawal = await store.findWithdrawal(db, id);
    if (withdrawal === undefined) throw withdrawalErrors.notFound();
    return withdrawal;
  }

  /** Tells the screens, lets it go on as far as it can, and answers where it then stands. */
  async function carryOn(withdrawal: Withdrawal): Promise<Withdrawal> {
    announce(withdrawal);
    if (withdrawal.state !== 'approved' && withdrawal.state !== 'paying') return withdrawal;
    await pursue(paying, withdrawal.id);
    return current(withdrawal.id);
  }

  const accounts = createPayoutAccounts(deps, async (tx, { id, memberId }) => {
    await store.lockRequestsOf(tx, memberId);
    if (await store.isAccountInUse(tx, id)) throw withdrawalErrors.accountInUse();
  });

  return {
    ...accounts,
    ...createResolutions({ ...deps, carryOn }),
    savePolicy,
    savePayoutMethods,
    async rulesOf(owner) {
      const { currency, timeZone } = await sites.byId(owner.siteId);
      return rulesFor(db, { ...owner, currency, timeZone, now: clock.now() });
    },
    request: async (owner, wish) => carryOn(await requestWithdrawal(deps, owner, wish)),
    async withdrawalOf(memberId, id) {
      const withdrawal = await current(id);
      if (withdrawal.memberId !== memberId) throw withdrawalErrors.notFound();
      return withdrawal;
    },
    stepsOf: (id) => stepsOf(db, id),
    list: (filter, page) => store.listWithdrawals(db, filter, page),
    accountsOfWithdrawals: (withdrawals) =>
      accountsByIds(
        db,
        withdrawals.map(({ payoutAccountId }) => payoutAccountId),
      ),
    approve: async (decider, id) => carryOn(await approveWithdrawal(deps, decider, id)),
    reject: async (decider, id, reason) => carryOn(await rejectWithdrawal(deps, decider, id, reason)),
    async retry({ siteId }, id) {
      const withdrawal = await current(id);
      if (withdrawal.siteId !== siteId) throw withdrawalErrors.notFound();
      if (!['approved', 'paying'].includes(withdrawal.state)) throw withdrawalErrors.wrongState(withdrawal.state);
      await pursue(paying, id);
      return current(id);
    },
    async confirmReceipt(memberId, answer) {
      const withdrawal = await confirmReceipt(deps, memberId, answer);
      announce(withdrawal);
      return withdrawal;
    },
    addProof: (owner, picture) => addProof(deps, owner, picture),
    proofsOf: (id) => uploadsOf(db, proofSubject(id)),
    async proof(id, proofId) {
      const found = await findUpload(db, proofSubject(id), proofId);
      if (found === undefined) throw withdrawalErrors.proofNotFound();
      return found;
    },
    async withdrawalAt(siteId, id) {
      const withdrawal = await current(id);
      if (withdrawal.siteId !== siteId) throw withdrawalErrors.notFound();
      return withdrawal;
    },
    hear: createPayoutHearing(paying),
    jobs: [payWithdrawalsJob(paying), regardReceivedJob({ ...deps, announce }), sealAccountsJob(deps)],
  };
}
