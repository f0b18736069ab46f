import { randomUUID } from 'node:crypto';
import { type Api, unwrap } from '@quetzal/api';
import { showRows } from './show-rows.ts';

/** What `npm run ops` can do with rounds of games, those that the site pays for too, with games and vendors, for its usage text. */
export const vendorUsage = `  rounds list ACCOUNT                    the latest rounds of an account
  rounds open [HOURS]                    those of the site that have not ended for so long; 24 when left out
  rounds show ID                         one of them
  rounds refund ID REASON                gives back every stake of a round and takes back every win
  rounds refund-all VENDOR GAME REASON   the same with all rounds of a closed game that have not ended
  free-rounds list                       the latest rounds that the site pays for
  free-rounds grant ACCOUNT VENDOR GAME ROUNDS STAKE DAYS CAMPAIGN [WIN_MAX]
                                         gives rounds of STAKE each, for so many days; WIN_MAX is the most they pay together
  free-rounds approve|reject ID          decides the proposal of another operator
  free-rounds cancel ID REASON           ends them before their time
  games closed                           games that are closed at the site by themselves
  games close VENDOR GAME UNTIL|- REASON
                                         closes one game at the site; UNTIL, an ISO time, is what players read
  games open VENDOR GAME REASON          opens it again
  vendors list                           vendors, and which are closed at the site
  vendors pause CODE UNTIL|- REASON      closes a vendor's games for maintenance; UNTIL, an ISO time, is what players read
  vendors resume CODE REASON             opens them again`;

type Command = (api: Api, args: readonly string[]) => Promise<void>;

const pathOf = (id: string) => ({ params: { path: { id } } });
const roundColumns = ['id', 'openedAt', 'vassalage', 'gameCode', 'vendorRoundId', 'state', 'bets', 'stake', 'win'];

const rounds: Record<string, Command> = {
  async list(api, [account = '']) {
    const { content } = await unwrap(api.GET('/ops/v1/rounds', { params: { query: { account, pageSize: 100 } } }));
    showRows(content, roundColumns, 'This account has played no rounds');
  },
  async open(api, [hours = '24']) {
    const query = { hours: Number(hours), pageSize: 100 };
    const { content } = await unwrap(api.GET('/ops/v1/rounds/open', { params: { query } }));
    showRows(content, ['account', ...roundColumns], 'No round is open for so long');
  },
  async show(api, [id = '']) {
    console.table([await unwrap(api.GET('/ops/v1/rounds/{id}', pathOf(id)))]);
  },
  async refund(api, [id = '', ...words]) {
    const body = { reason: words.join(' ') };
    const { account, state } = await unwrap(api.POST('/ops/v1/rounds/{id}/refund', { ...pathOf(id), body }));
    console.log(`The round of ${account} is ${state}`);
  },
  async 'refund-all'(api, [vassalage = '', gameCode = '', ...words]) {
    const body = { vassalage, gameCode, reason: words.join(' ') };
    let batch: { refunded: number; left: number };
    do {
      batch = await unwrap(api.POST('/ops/v1/rounds/refund-open', { body }));
      console.log(`${batch.refunded} rounds of ${gameCode} are refunded, ${batch.left} are left`);
    } while (batch.left > 0 && batch.refunded > 0);
  },
};

const grantColumns = [
  'id',
  'grantedAt',
  'account',
  'vassalage',
  'gameCode',
  'used',
  'rounds',
  'stake',
  'won',
  'winMax',
  'campaign',
  'expiresAt',
  'cancelledAt',
  'state',
];

/** Decides rounds that another operator proposed. */
const deciding =
  (verb: 'approve' | 'reject'): Command =>
  async (api, [id = '']) => {
    const { state } = await unwrap(
      verb === 'approve'
        ? api.POST('/ops/v1/free-rounds/{id}/approve', pathOf(id))
        : api.POST('/ops/v1/free-rounds/{id}/reject', pathOf(id)),
    );
    console.log(`Free rounds ${id} are ${state}`);
  };

const freeRounds: Record<string, Command> = {
  async list(api) {
    const { content } = await unwrap(api.GET('/ops/v1/free-rounds', { params: { query: { pageSize: 100 } } }));
    showRows(content, grantColumns, 'No free rounds were given yet');
  },
  async grant(api, [account = '', vassalage = '', gameCode = '', rounds, stake = '', days, campaign = '', winMax]) {
    const expiresAt = new Date(Date.now() + Number(days) * 86_400_000).toISOString();
    const what = { account, vassalage, gameCode, rounds: Number(rounds), stake, campaign };
    const body = { ...what, expiresAt, requestId: randomUUID(), ...(winMax === undefined ? {} : { winMax }) };
    const { id, state } = await unwrap(api.POST('/ops/v1/free-rounds', { body }));
    const outcome = state === 'proposed' ? 'wait until another operator decides' : `can be played until ${expiresAt}`;
    console.log(`Free rounds ${id} ${outcome}`);
  },
  approve: deciding('approve'),
  reject: deciding('reject'),
  async cancel(api, [id = '', ...words]) {
    const body = { reason: words.join(' ') };
    const { used, rounds } = await unwrap(api.POST('/ops/v1/free-rounds/{id}/cancel', { ...pathOf(id), body }));
    console.log(`Cancelled; ${used} of ${rounds} were played`);
  },
};

const gameAt = (vassalage: string, gameCode: string) => ({ params: { path: { vassalage, gameCode } } });

/** When it is expected back, as the command says it; `-` when nobody knows. */
const backAtOf = (until: string) => (until === '-' ? {} : { backAt: new Date(until).toISOString() });

const games: Record<string, Command> = {
  async closed(api) {
    const { content } = await unwrap(api.GET('/ops/v1/games/closed'));
    showRows(content, ['vassalage', 'gameCode', 'pausedAt', 'backAt'], 'No game is closed by itself');
  },
  async close(api, [vassalage = '', gameCode = '', until = '-', ...words]) {
    const body = { reason: words.join(' '), ...backAtOf(until) };
    await unwrap(api.POST('/ops/v1/games/{vassalage}/{gameCode}/pause', { ...gameAt(vassalage, gameCode), body }));
    console.log(`The game ${gameCode} of ${vassalage} is closed`);
  },
  async open(api, [vassalage = '', gameCode = '', ...words]) {
    const body = { reason: words.join(' ') };
    await unwrap(api.POST('/ops/v1/games/{vassalage}/{gameCode}/resume', { ...gameAt(vassalage, gameCode), body }));
    console.log(`The game ${gameCode} of ${vassalage} is open`);
  },
};

const vendors: Record<string, Command> = {
  async list(api) {
    const { content } = await unwrap(api.GET('/ops/v1/vendors'));
    showRows(content);
  },
  async pause(api, [code = '', until = '-', ...words]) {
    const body = { reason: words.join(' '), ...backAtOf(until) };
    await unwrap(api.POST('/ops/v1/vendors/{code}/pause', { params: { path: { code } }, body }));
    console.log(`The games of ${code} are closed`);
  },
  async resume(api, [code = '', ...words]) {
    const body = { reason: words.join(' ') };
    await unwrap(api.POST('/ops/v1/vendors/{code}/resume', { params: { path: { code } }, body }));
    console.log(`The games of ${code} are open`);
  },
};

/** The command about games that these words ask for; undefined when there is none. */
export function vendorCommand([noun, verb = '', ...rest]: readonly string[]):
  | ((api: Api) => Promise<void>)
  | undefined {
  const nouns: Record<string, Record<string, Command>> = { rounds, 'free-rounds': freeRounds, games, vendors };
  const command = nouns[noun ?? '']?.[verb];
  return command === undefined ? undefined : (api) => command(api, rest);
}
