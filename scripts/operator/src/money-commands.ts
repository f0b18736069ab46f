import { randomUUID } from 'node:crypto';
import { type Api, unwrap } from '@quetzal/api';
import { showRows } from './show-rows.ts';

/** What `npm run ops` can do with withdrawals and adjustments, for its usage text. */
export const moneyUsage = `  withdrawals list [STATE]               the latest withdrawals (in_review, approved, paying, paid, rejected, failed, disputed)
  withdrawals approve ID                 lets one in review be paid, and confirms who its holder is
  withdrawals reject ID REASON           refuses one in review; the member reads the reason and has the money back
  withdrawals retry ID                   orders an approved one, or asks its provider again, now
  withdrawals resolve ID HOW REASON      proposes how a dispute ends: HOW is proven, pay_again or return
  resolutions list [STATE]               proposals about disputes (proposed, approved, rejected, lapsed)
  resolutions approve|reject ID          decides the proposal of another operator
  adjust list [STATE]                    corrections of balances (proposed, approved, rejected)
  adjust propose ACCOUNT AMOUNT REASON   proposes one; a negative amount takes money
  adjust approve|reject ID               decides the proposal of another operator`;

type Command = (api: Api, args: readonly string[]) => Promise<void>;

const withdrawalColumns = [
  'id',
  'createdAt',
  'account',
  'amount',
  'fee',
  'currency',
  'state',
  'receipt',
  'holder',
  'to',
  'review',
  'attention',
  'memberId',
];
const resolutionColumns = [
  'id',
  'proposedAt',
  'account',
  'amount',
  'currency',
  'how',
  'reason',
  'state',
  'proposer',
  'decider',
  'withdrawalId',
];
const adjustmentColumns = [
  'id',
  'proposedAt',
  'account',
  'amount',
  'currency',
  'reason',
  'state',
  'proposer',
  'decider',
  'balanceBefore',
  'balanceAfter',
  'memberId',
];

const pathOf = (id: string) => ({ params: { path: { id } } });

const withdrawals: Record<string, Command> = {
  async list(api, [state]) {
    const query = state === undefined ? {} : { state: state as 'in_review' };
    const { content } = await unwrap(api.GET('/ops/v1/withdrawals', { params: { query } }));
    const rows = content.map(({ payoutAccount, reviewReasons, ...row }) => ({
      ...row,
      holder: payoutAccount?.holderName,
      to: payoutAccount?.maskedNumber,
      review: reviewReasons.join(' '),
    }));
    showRows(rows, withdrawalColumns, 'There are no such withdrawals');
  },
  async approve(api, [id = '']) {
    const { state } = await unwrap(api.POST('/ops/v1/withdrawals/{id}/approve', pathOf(id)));
    console.log(`Withdrawal ${id} is ${state}`);
  },
  async reject(api, [id = '', ...words]) {
    const body = { reason: words.join(' ') };
    const { state } = await unwrap(api.POST('/ops/v1/withdrawals/{id}/reject', { ...pathOf(id), body }));
    console.log(`Withdrawal ${id} is ${state}`);
  },
  async retry(api, [id = '']) {
    const { state } = await unwrap(api.POST('/ops/v1/withdrawals/{id}/retry', pathOf(id)));
    console.log(`Withdrawal ${id} is ${state}`);
  },
};

const resolve: Command = async (api, [id = '', how = '', ...words]) => {
  const body = { how: how as 'proven', reason: words.join(' ') };
  const proposal = await unwrap(api.POST('/ops/v1/withdrawals/{id}/resolve', { ...pathOf(id), body }));
  console.log(`Proposal ${proposal.id}: another operator decides until ${proposal.expiresAt}`);
};

const resolutions: Record<string, Command> = {
  async list(api, [state]) {
    const query = state === undefined ? {} : { state: state as 'proposed' };
    const { content } = await unwrap(api.GET('/ops/v1/resolutions', { params: { query } }));
    showRows(content, resolutionColumns, 'There are no such proposals');
  },
  async approve(api, [id = '']) {
    const { withdrawalId, how } = await unwrap(api.POST('/ops/v1/resolutions/{id}/approve', pathOf(id)));
    console.log(`The dispute about withdrawal ${withdrawalId} ends: ${how}`);
  },
  async reject(api, [id = '']) {
    const { withdrawalId } = await unwrap(api.POST('/ops/v1/resolutions/{id}/reject', pathOf(id)));
    console.log(`Proposal ${id} is rejected; withdrawal ${withdrawalId} stays disputed`);
  },
};

const adjust: Record<string, Command> = {
  async list(api, [state]) {
    const query = state === undefined ? {} : { state: state as 'proposed' };
    const { content } = await unwrap(api.GET('/ops/v1/adjustments', { params: { query } }));
    showRows(content, adjustmentColumns, 'There are no such corrections');
  },
  async propose(api, [account = '', amount = '', ...words]) {
    const body = { account, amount, reason: words.join(' '), requestId: randomUUID() };
    const { id, expiresAt } = await unwrap(api.POST('/ops/v1/adjustments', { body }));
    console.log(`Proposal ${id}: another operator decides until ${expiresAt}`);
  },
  async approve(api, [id = '']) {
    const { balanceBefore, balanceAfter } = await unwrap(api.POST('/ops/v1/adjustments/{id}/approve', pathOf(id)));
    console.log(`Cash went from ${balanceBefore} to ${balanceAfter}`);
  },
  async reject(api, [id = '']) {
    await unwrap(api.POST('/ops/v1/adjustments/{id}/reject', pathOf(id)));
    console.log(`Proposal ${id} is rejected`);
  },
};

/** The command of these words, with the words that are left for it; undefined when there is none. */
export function moneyCommand([noun, verb = '', ...rest]: readonly string[]): ((api: Api) => Promise<void>) | undefined {
  const nouns: Record<string, Record<string, Command>> = {
    withdrawals: { ...withdrawals, resolve },
    resolutions,
    adjust,
  };
  const command = nouns[noun ?? '']?.[verb];
  return command === undefined ? undefined : (api) => command(api, rest);
}
