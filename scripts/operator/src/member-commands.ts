import { type Api, unwrap } from '@quetzal/api';
import { showRows } from './show-rows.ts';

/** What `npm run ops` can do for members, for its usage text. */
export const memberUsage = `  member factor-reset ACCOUNT REASON     proposes to remove the second factors that a member lost; REASON says who
                                         asked, and how they showed who they are
  member factor-resets [STATE]           such proposals (proposed, approved, rejected)
  member factor-reset approve|reject ID  decides the proposal of another operator; approved, the member's sessions end`;

async function propose(api: Api, account: string, reason: string): Promise<void> {
  const { id, expiresAt } = await unwrap(api.POST('/ops/v1/factor-resets', { body: { account, reason } }));
  console.log(`Proposal ${id}: another operator decides until ${expiresAt}`);
}

async function decide(api: Api, how: string, id: string): Promise<void> {
  const path = { params: { path: { id } } };
  const decided =
    how === 'approve'
      ? api.POST('/ops/v1/factor-resets/{id}/approve', path)
      : api.POST('/ops/v1/factor-resets/{id}/reject', path);
  const { account, state } = await unwrap(decided);
  const what = state === 'approved' ? 'are gone, and every session has ended' : 'stay as they are';
  console.log(`The second factors of ${account} ${what}`);
}

async function list(api: Api, state: string | undefined): Promise<void> {
  const query = state === undefined ? {} : { state: state as 'proposed' };
  const { content } = await unwrap(api.GET('/ops/v1/factor-resets', { params: { query } }));
  const columns = ['id', 'proposedAt', 'account', 'reason', 'state', 'expiresAt', 'proposedBy', 'decidedBy'];
  showRows(content, columns, 'There are no such proposals');
}

/** The command about a member of these words; undefined when there is none. */
export function memberCommand([noun, verb = '', first = '', ...rest]: readonly string[]):
  | ((api: Api) => Promise<void>)
  | undefined {
  if (noun !== 'member') return undefined;
  if (verb === 'factor-resets') return (api) => list(api, first === '' ? undefined : first);
  if (verb !== 'factor-reset' || first === '') return undefined;
  const isDecision = ['approve', 'reject'].includes(first) && rest.length === 1;
  return (api) => (isDecision ? decide(api, first, rest[0] ?? '') : propose(api, first, rest.join(' ')));
}
