import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Decider, Limits } from '#modules/limits';
import type { Wallet } from '#modules/wallet';

/** What the operators' calls about limits need. */
export interface LimitOpsDeps {
  limits: Limits;
  siteOf(operatorId: string): Promise<string>;
  wallet: Pick<Wallet, 'liftDeposits'>;
}

/** Where the calls about limits are, and who may make them. */
export const limitOpsUrl = '/ops/v1/limits';
export const limitOpsCall = { tag: 'ops', moduleIds: [], access: 'operator' } as const;

/** The operator who calls, with the site that they run. */
export async function deciderOf(deps: LimitOpsDeps, { operatorId }: OperatorPrincipal): Promise<Decider> {
  return { operatorId, siteId: await deps.siteOf(operatorId) };
}
