import { isCalendarDay } from '@quetzal/domain/members';
import Type from 'typebox';
import { errors } from '#kernel/errors/app-error.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { startOfDay } from '../period.ts';
import { PersonalLossView, personalLossView } from '../personal-loss.view.ts';
import type { RecordRoutesDeps } from './deps.ts';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-11-01'] });
/** A leap year. */
const daysMax = 366;
const dayMs = 86_400_000;

function assertPeriod(from: string, to: string): void {
  if (!isCalendarDay(from)) throw errors.invalid('from');
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (!isCalendarDay(to) || count < 1 || count > daysMax) throw errors.invalid('to');
}

/** What playing came to for the caller, day by day, and what they paid in and took out meanwhile. */
export function addGetPersonalLoss(api: Api, { records, sites, moneyDays }: RecordRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/records/personal-loss',
    operationId: 'getPersonalLoss',
    tag: 'records',
    summary: `Settled bets, prizes, deposits, withdrawals and credit by days of the site, at most ${daysMax} of them`,
    moduleIds: ['COMM3'],
    access: 'member',
    query: Type.Object({ from: Day, to: Day }),
    value: PersonalLossView,
    async handle({ query: { from, to }, caller }) {
      assertPeriod(from, to);
      const { currency, timeZone } = await sites.byId(caller.siteId);
      const { memberId } = caller;
      const [play, money] = await Promise.all([
        records.playDays({ memberId, currency, timeZone, from, to }),
        moneyDays({
          memberId,
          currency,
          timeZone,
          from: startOfDay(from, timeZone),
          to: startOfDay(to, timeZone, 1),
        }),
      ]);
      return personalLossView({ currency, from, to }, play, money);
    },
  });
}
