/** A spin as it was asked for; `stake` in ledger units, `grantId` when it is a free round. */
export type Spin = {
  readonly requestId: string;
  readonly stake: bigint;
  readonly grantId: string | null;
};
