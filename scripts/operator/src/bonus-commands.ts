import { randomUUID } from 'node:crypto';
import { type Api, unwrap } from '@quetzal/api';
import { showRows } from './show-rows.ts';

/** What `npm run ops` can do with restricted credit, for its usage text. */
export const bonusUsage = `  bonus list [STATE]                     restricted credit (proposed, active, released, forfeited, expired, used_up)
  bonus grant ACCOUNT AMOUNT TIMES DAYS REASON   gives credit that is wagered TIMES times within DAYS
  bonus approve|reject ID                decides the proposal of another operator
  bonus forfeit ID REASON                takes back what is left of one`;

const dayMs = 86_400_000;
const bonusColumns = [
  'id',
  'createdAt',
  'account',
  'amount',
  'currency',
  'remaining',
  'wagerLeft',
  'expiresAt',
  'state',
  'reason',
  'proposer',
  'memberId',
];
const pathOf = (id: string) => ({ params: { path: { id } } });

async function list(api: Api, state: string | undefined): Promise<void> {
  const query = state === undefined ? {} : { state: state as 'active' };
  const { content } = await unwrap(api.GET('/ops/v1/bonuses', { params: { query } }));
  showRows(content, bonusColumns, 'There is no such credit');
}

async function grant(api: Api, [account = '', amount = '', times, days, ...reason]: readonly string[]): Promise<void> {
  const body = {
    account,
    amount,
    wagerTimes: Number(times),
    expiresAt: new Date(Date.now() + Number(days) * dayMs).toISOString(),
    reason: reason.join(' '),
    requestId: randomUUID(),
  };
  const { id, state } = await unwrap(api.POST('/ops/v1/bonuses', { body }));
  console.log(state === 'proposed' ? `Proposal ${id}: another operator decides` : `Bonus ${id} is ${state}`);
}

async function end(api: Api, how: 'approve' | 'reject' | 'forfeit', id: string, reason: string): Promise<void> {
  const { state } =
    how === 'forfeit'
      ? await unwrap(api.POST('/ops/v1/bonuses/{id}/forfeit', { ...pathOf(id), body: { reason } }))
      : how === 'approve'
        ? await unwrap(api.POST('/ops/v1/bonuses/{id}/approve', pathOf(id)))
        : await unwrap(api.POST('/ops/v1/bonuses/{id}/reject', pathOf(id)));
  console.log(`Bonus ${id} is ${state}`);
}

/** The command about restricted credit that these words ask for; undefined when there is none. */
export function bonusCommand([noun, verb, ...rest]: readonly string[]): ((api: Api) => Promise<void>) | undefined {
  if (noun !== 'bonus') return undefined;
  const [id = '', ...words] = rest;
  if (verb === 'list') return (api) => list(api, rest[0]);
  if (verb === 'grant' && rest.length >= 5) return (api) => grant(api, rest);
  if ((verb === 'approve' || verb === 'reject') && id !== '') return (api) => end(api, verb, id, '');
  if (verb === 'forfeit' && words.length > 0) return (api) => end(api, verb, id, words.join(' '));
  return undefined;
}
