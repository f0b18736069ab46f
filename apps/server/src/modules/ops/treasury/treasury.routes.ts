import type { Api } from '#kernel/http/api-instance.ts';
import { addDepositReviews } from './deposit-reviews.ts';
import { addFundsTransfers } from './funds-transfers.ts';
import { addListDebts } from './list-debts.ts';
import { addGetLiability } from './get-liability.ts';
import type { TreasuryDeps } from './treasury.deps.ts';

/** Adds the operators' calls about a site's money. */
export function addTreasuryRoutes(api: Api, deps: TreasuryDeps): void {
  addGetLiability(api, deps);
  addDepositReviews(api, deps);
  addListDebts(api, deps);
  addFundsTransfers(api, deps);
}
