import type { Sites } from '#modules/site';
import type { BetTitles } from '../bet.model.ts';
import type { MoneyDay } from '../personal-loss.view.ts';
import type { Records } from '../records.service.ts';

/** What the routes of this room call. */
export interface RecordRoutesDeps {
  records: Records;
  sites: Sites;
  titles: BetTitles;
  /** What a member paid in, took out and was granted, by days of a time zone; `to` is excluded. */
  moneyDays(of: { memberId: string; currency: string; timeZone: string; from: Date; to: Date }): Promise<MoneyDay[]>;
}
