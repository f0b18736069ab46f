import Type, { type Static, type TProperties } from 'typebox';
import { providerCodes } from '../provider/provider-codes.ts';

const Group = <Fields extends TProperties>(fields: Fields) => Type.Object(fields, { additionalProperties: false });

const Amount = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,6})?$' });
const Minutes = Type.Integer({ minimum: 0, maximum: 43_200 });
const common = {
  code: Type.String({ pattern: '^[a-z0-9_]{2,20}$' }),
  provider: Type.Enum([...providerCodes]),
  min: Amount,
  max: Amount,
  /** Left out, it is free. */
  fee: Type.Object(
    {
      fixed: Type.Optional(Amount),
      percent: Type.Optional(Type.String({ pattern: '^(100|\\d{1,2}(\\.\\d{1,2})?)$' })),
    },
    { additionalProperties: false, default: {} },
  ),
  minutes: Minutes,
};

/** A way to pay in; amounts are decimal text in the currency of the site. */
const DepositEntry = Group({
  ...common,
  kind: Type.Enum(['bank_transfer', 'card', 'cash', 'crypto', 'e_wallet']),
  validMinutes: Type.Integer({ minimum: 1, maximum: 43_200 }),
  quickAmounts: Type.Array(Amount, { maxItems: 8, default: [] }),
  isAmountFixed: Type.Boolean({ default: false }),
});

/** A way to be paid out. */
const PayoutEntry = Group({ ...common, kind: Type.Enum(['bank', 'e_wallet', 'crypto']) });

const Count = Type.Integer({ minimum: 1, maximum: 1_000 });

/** How a site pays out. */
const WithdrawalRules = Group({
  /** What must be bet of each deposit before money leaves: 100 is once. */
  turnoverPercent: Type.String({ pattern: '^\\d{1,5}(\\.\\d{1,2})?$' }),
  coolingHours: Type.Integer({ minimum: 0, maximum: 8_760 }),
  accountsMax: Count,
  dayCountMax: Count,
  dayAmountMax: Amount,
  /** Left out, no amount calls for a person. */
  reviewFrom: Type.Optional(Amount),
  receiptMinutes: Type.Integer({ minimum: 1, maximum: 43_200 }),
});

/** What members may move to their uplines. */
const UplineRules = Group({ isAllowed: Type.Boolean({ default: true }), min: Amount, max: Amount, dayMax: Amount });

/** The ways to pay of a site, each list in the order in which members see it. Rules that are left out stay as they are. */
export const MethodFile = Group({
  deposits: Type.Array(DepositEntry, { maxItems: 30 }),
  payouts: Type.Array(PayoutEntry, { maxItems: 30 }),
  withdrawals: Type.Optional(WithdrawalRules),
  uplineTransfers: Type.Optional(UplineRules),
});
export type MethodFile = Static<typeof MethodFile>;
