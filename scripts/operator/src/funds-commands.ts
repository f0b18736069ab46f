import { randomUUID } from 'node:crypto';
import { type Api, unwrap } from '@quetzal/api';
import { showRows } from './show-rows.ts';

/** What `npm run ops` can do about where a site's money lies, for its usage text. */
export const fundsUsage = `  funds list [STATE]                     movements of the site's money (proposed, approved, rejected)
  funds propose FROM TO AMOUNT REFERENCE REASON
                                         proposes one; FROM and TO are "players", "house" or the code of a payment provider,
                                         REFERENCE is what the bank calls it
  funds approve|reject ID                decides the proposal of another operator`;

type Command = (api: Api, args: readonly string[]) => Promise<void>;

const columns = [
  'id',
  'proposedAt',
  'from',
  'to',
  'provider',
  'amount',
  'currency',
  'bankReference',
  'reason',
  'state',
  'proposer',
  'decider',
];

const pathOf = (id: string) => ({ params: { path: { id } } });

const banks = { players: 'player_funds', house: 'house_funds' } as const;

const isBank = (word: string): word is keyof typeof banks => Object.hasOwn(banks, word);
const accountOf = (word: string) => (isBank(word) ? banks[word] : ('payment_clearing' as const));

const commands: Record<string, Command> = {
  async list(api, [state]) {
    const query = { pageSize: 100, ...(state === undefined ? {} : { state: state as 'proposed' }) };
    const { content } = await unwrap(api.GET('/ops/v1/funds/transfers', { params: { query } }));
    showRows(content, columns, 'There are no such movements');
  },
  async propose(api, [from = '', to = '', amount = '', bankReference = '', ...words]) {
    const provider = [from, to].find((word) => !isBank(word));
    const body = {
      from: accountOf(from),
      to: accountOf(to),
      ...(provider === undefined ? {} : { provider }),
      amount,
      bankReference,
      reason: words.join(' '),
      requestId: randomUUID(),
    };
    const { id, expiresAt } = await unwrap(api.POST('/ops/v1/funds/transfers', { body }));
    console.log(`Proposal ${id}: another operator decides until ${expiresAt}`);
  },
  async approve(api, [id = '']) {
    const moved = await unwrap(api.POST('/ops/v1/funds/transfers/{id}/approve', pathOf(id)));
    const { from, fromBefore, fromAfter, to, toBefore, toAfter } = moved;
    console.log(`${from} went from ${fromBefore} to ${fromAfter}, ${to} from ${toBefore} to ${toAfter}`);
  },
  async reject(api, [id = '']) {
    await unwrap(api.POST('/ops/v1/funds/transfers/{id}/reject', pathOf(id)));
    console.log(`Proposal ${id} is rejected`);
  },
};

/** The command of these words about where a site's money lies; undefined when there is none. */
export function fundsCommand([noun, verb = '', ...rest]: readonly string[]): ((api: Api) => Promise<void>) | undefined {
  const command = noun === 'funds' ? commands[verb] : undefined;
  return command === undefined ? undefined : (api) => command(api, rest);
}
