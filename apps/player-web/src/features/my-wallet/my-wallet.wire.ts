import type { BodyOf, ValueOf } from '#shared/wire/answer.ts';

/** Everything that a member has. */
export type Funds = ValueOf<'getConsolidatedFunds'>;

/** What a member has with one vendor. */
export type VendorWallet = ValueOf<'getVendorWallets'>['wallets'][number];

/** A transfer as it stands. */
export type Transfer = ValueOf<'transferToVendor'>;

/** What moves money. The same `requestId` never moves it twice. */
export type TransferRequest = BodyOf<'transferToVendor'>;
