import type { Sites } from '#modules/site';
import type { BetTitles } from '../bet.model.ts';
import type { Records } from '../records.service.ts';

/** What the routes of this room call. */
export interface RecordRoutesDeps {
  records: Records;
  sites: Sites;
  titles: BetTitles;
}
