/** Where a reset stands. One that nobody decided in time stays `proposed`, and nobody can decide it any more. */
export const resetStates = ['proposed', 'approved', 'rejected'] as const;
export type ResetState = (typeof resetStates)[number];

/** A wish of an operator to remove the second factors that a member lost. */
export interface FactorReset {
  id: string;
  siteId: string;
  memberId: string;
  account: string;
  reason: string;
  state: ResetState;
  proposedBy: string;
  proposedAt: Date;
  expiresAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
}

/** What a member has beside the password, by number. */
export interface HeldFactors {
  totp: boolean;
  passkeys: number;
  recoveryCodes: number;
}

/** An operator and the site that they run. */
export interface ResetOperator {
  operatorId: string;
  siteId: string;
}
