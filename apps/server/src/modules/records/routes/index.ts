import type { Api } from '#kernel/http/api-instance.ts';
import { BetRecord } from '../records.views.ts';
import type { RecordRoutesDeps } from './deps.ts';
import { addGetBet } from './get-bet.ts';
import { addGetPersonalLoss } from './get-personal-loss.ts';
import { addListBets } from './list-bets.ts';

export function addRecordRoutes(api: Api, deps: RecordRoutesDeps): void {
  api.addSchema(BetRecord);
  addListBets(api, deps);
  addGetBet(api, deps);
  addGetPersonalLoss(api, deps);
}
