import { onlyPage, succeed, type Answers } from './answers.ts';
import { payoutAccount } from './own-account.ts';
import { renderSite } from './render-site.tsx';

export const withdrawalId = '33333333-3333-4333-8333-333333333333';
/** What a member may take out, and by which way. */
export const withdrawalRules = {
  currency: 'MXN',
  remainingTurnover: '0.00',
  turnoverPercent: '100',
  day: { countMax: 3, countLeft: 2, amountMax: '50000.00', amountLeft: '1200.00', endsAt: '2026-11-23T06:00:00Z' },
  nextAllowedAt: null,
  receiptMinutes: 1440,
  methods: [
    { code: 'spei', kind: 'bank', min: '100.00', max: '50000.00', fee: { fixed: '5.00', percent: '0' }, minutes: 30 },
  ],
};
/** One that was paid, and that its member has not seen arrive yet. */
export const withdrawal = {
  id: withdrawalId,
  payoutAccountId: payoutAccount.id,
  methodCode: 'spei',
  amount: '500.00',
  fee: '5.00',
  received: '495.00',
  currency: 'MXN',
  state: 'paid',
  reason: null,
  reference: 'W33333333333',
  createdAt: '2026-11-20T10:00:00Z',
  paidAt: '2026-11-20T10:30:00Z',
  receipt: 'awaited',
  receiptDueAt: '2026-11-21T10:30:00Z',
  steps: [
    { step: 'requested', at: '2026-11-20T10:00:00Z' },
    { step: 'paid', at: '2026-11-20T10:30:00Z' },
  ],
};
const answers: Answers = {
  'GET /wps/v2/wallets/withdrawal-rules': succeed(withdrawalRules),
  'GET /wps/v2/wallets/payout-accounts': succeed({ content: [payoutAccount] }),
  'GET /wps/v2/wallets/transaction-password': succeed({ isSet: true }),
  'GET /wps/v2/wallets/withdrawals': succeed(onlyPage([withdrawal])),
  [`GET /wps/v2/wallets/withdrawals/${withdrawalId}`]: succeed(withdrawal),
  [`GET /wps/v2/wallets/withdrawals/${withdrawalId}/proofs`]: succeed({ content: [] }),
};
/** Opens the panel of withdrawals, or a part of it, of a member who may withdraw. */
export const openWithdrawals = (more: Answers = {}, section = '') =>
  renderSite(`/?overlay=withdraw${section}`, { token: 't', answers: { ...answers, ...more } });
