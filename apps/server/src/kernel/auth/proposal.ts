/** For how long a second operator may decide what the first one proposed. */
const validMs = 24 * 60 * 60_000;

/** What one operator proposes and another one decides, so that no single person can do it. */
interface Proposal {
  /** `proposed` until somebody decided it. */
  state: string;
  /** Null where no operator proposed it, as with what the platform gives by itself. */
  proposedBy: string | null;
  expiresAt: Date;
}

/** The facts of a proposal that an operator makes now: it can be decided for a day. */
export function newProposal(operatorId: string, proposedAt: Date) {
  const expiresAt = new Date(proposedAt.getTime() + validMs);
  return {
    state: 'proposed',
    proposedBy: operatorId,
    proposedAt,
    expiresAt,
    decidedBy: null,
    decidedAt: null,
  } as const;
}

/** Why an operator may not decide a proposal: it was decided or its day is over, or it is their own; undefined when they may. */
export function refusalToDecide(
  { state, expiresAt, proposedBy }: Proposal,
  operatorId: string,
  at: Date,
): 'decided' | 'own' | undefined {
  if (state !== 'proposed' || expiresAt <= at) return 'decided';
  return proposedBy === operatorId ? 'own' : undefined;
}
