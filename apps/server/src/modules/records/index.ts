import type { Routes } from '#kernel/http/api-instance.ts';
import type { RecordRoutesDeps } from './routes/deps.ts';
import { addRecordRoutes } from './routes/index.ts';

export { createRecords, type Records } from './records.service.ts';
export { PeriodQuery, periodOf, startOfDay } from './period.ts';
export { BetRecord, betRecordOf, BetStateSchema, BetTotalsSchema, betTotalsOf } from './records.views.ts';
export { placedBets } from './placed-bets.store.ts';
export { type Bet, type BetTitle, type BetTitles, type NewBet, wonBy } from './bet.model.ts';

/** The betting record of a member. */
export function recordRoutes(deps: RecordRoutesDeps): Routes {
  return (api) => addRecordRoutes(api, deps);
}
