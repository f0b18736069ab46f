import { type Api, unwrap } from '@quetzal/api';
import { showRows } from './show-rows.ts';

/** What `npm run ops` can do about members' limits, for its usage text. */
export const limitUsage = `  limits show ACCOUNT                    a member's limits, pauses and exclusions
  limits exclude ACCOUNT MONTHS|ever REASON  excludes a member at once, for six months or more
  limits end-exclusion ACCOUNT REASON    ends a member's exclusions in 24 hours, once their time is over
  limits site                            the limits of the site for each of its members
  limits site NAME VALUE|none            sets one (loss_day, wager_week, deposit_month, stake, session, ...) or removes it
  limits deposits refuse|clip            refuses deposits beyond a limit, or makes them smaller
  limits lift-deposits ACCOUNT REASON    lets a member pay in again whose deposits failed too often`;

type Command = (api: Api, args: readonly string[]) => Promise<void>;

const pathOf = (account: string) => ({ params: { path: { account } } });

const commands: Record<string, Command> = {
  async show(api, [account = '']) {
    const { standing, limits } = await unwrap(api.GET('/ops/v1/limits/members/{account}', pathOf(account)));
    console.log(`${account} is ${standing.state}${standing.until === null ? '' : ` until ${standing.until}`}`);
    if (standing.breaks.length > 0)
      console.table(standing.breaks, ['kind', 'source', 'startsAt', 'termEndsAt', 'closesAt']);
    const set = limits.filter(({ binding }) => binding !== null);
    const rows = set.map(({ pending, ...row }) => ({
      ...row,
      pending: pending && `${pending.kind} ${pending.state}`,
    }));
    const columns = ['name', 'own', 'site', 'binding', 'used', 'left', 'resetsAt', 'pending'];
    showRows(rows, columns, 'No limit is set');
  },
  async exclude(api, [account = '', term = '', ...words]) {
    const months = term === 'ever' ? null : Number(term);
    const body = { months, reason: words.join(' ') };
    const { standing } = await unwrap(
      api.POST('/ops/v1/limits/members/{account}/exclusion', { ...pathOf(account), body }),
    );
    console.log(`${account} is ${standing.state}${standing.until === null ? '' : ` until ${standing.until} at least`}`);
  },
  async 'end-exclusion'(api, [account = '', ...words]) {
    const { closesAt } = await unwrap(
      api.POST('/ops/v1/limits/members/{account}/exclusion/end', {
        ...pathOf(account),
        body: { reason: words.join(' ') },
      }),
    );
    console.log(`The exclusion of ${account} stops at ${closesAt}`);
  },
  async deposits(api, [overLimit]) {
    const body = { overLimit: overLimit as 'refuse' };
    const answer = await unwrap(api.PUT('/ops/v1/limits/deposits', { body }));
    console.log(`Deposits beyond a limit: ${answer.depositOverLimit}`);
  },
  async 'lift-deposits'(api, [account = '', ...words]) {
    const body = { reason: words.join(' ') };
    await unwrap(api.POST('/ops/v1/limits/members/{account}/deposits/lift', { ...pathOf(account), body }));
    console.log(`${account} can pay in again`);
  },
  async site(api, [name, value]) {
    const path = { params: { path: { name: name as 'stake' } } };
    const answer =
      name === undefined || value === undefined
        ? api.GET('/ops/v1/limits/site')
        : value === 'none'
          ? api.DELETE('/ops/v1/limits/site/{name}', path)
          : api.PUT('/ops/v1/limits/site/{name}', { ...path, body: { value } });
    const { limits, depositOverLimit } = await unwrap(answer);
    console.log(`Deposits beyond a limit: ${depositOverLimit}`);
    showRows(limits, undefined, 'The site has no limits');
  },
};

/** The command about limits of these words; undefined when there is none. */
export function limitCommand([noun, verb = '', ...rest]: readonly string[]): ((api: Api) => Promise<void>) | undefined {
  const command = noun === 'limits' && Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  return command === undefined ? undefined : (api) => command(api, rest);
}
