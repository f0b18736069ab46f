import { type Api, unwrap } from '@quetzal/api';
import { showRows } from './show-rows.ts';
import { UsageError } from './usage-error.ts';

/** What `npm run ops` can do about vendors' books, for its usage text. */
export const reconciliationUsage = `  reconciliation run VENDOR DAY          asks for a comparison with a vendor's books up to a day that is over (UTC)
  reconciliation runs VENDOR             the latest comparisons, and what the newest finished one added up
  reconciliation list [VENDOR] [STATE]   transactions without agreement (open, agreed, resolved; open when left out)
  reconciliation resolve ID REASON       closes one by your word
  reconciliation close VENDOR DAY        closes a day for ever; refused while anything is open
  reconciliation days VENDOR             the latest closed days`;

const noSums = 'Nothing was played';

type Command = (api: Api, args: readonly string[]) => Promise<void>;

const itemStates = ['open', 'agreed', 'resolved'] as const;
const isState = (text: string | undefined): text is (typeof itemStates)[number] =>
  itemStates.some((state) => state === text);

const ofVendor = (vendorCode: string) => ({ params: { query: { vendorCode } } });

/** Both may be left out, the vendor too where a state follows. */
function filterOf([first, second]: readonly string[]): { vendorCode?: string; state: (typeof itemStates)[number] } {
  if (first === undefined) return { state: 'open' };
  if (isState(first) && second === undefined) return { state: first };
  if (!/^[A-Z0-9]+$/.test(first)) throw new UsageError([`${first} is neither the code of a vendor nor a state`]);
  return { vendorCode: first, state: isState(second) ? second : 'open' };
}

const commands: Record<string, Command> = {
  async run(api, [vendorCode = '', day = '']) {
    const { id, fromDay } = await unwrap(api.POST('/ops/v1/reconciliation/runs', { body: { vendorCode, day } }));
    console.log(`Comparison ${id} of ${fromDay} to ${day}: a worker begins within a minute`);
  },
  async runs(api, [vendorCode = '']) {
    const { runs } = await unwrap(api.GET('/ops/v1/reconciliation/runs', ofVendor(vendorCode)));
    const columns = ['id', 'fromDay', 'day', 'state', 'trouble', 'pages', 'askedAt', 'endedAt'];
    showRows(runs, columns, `The books of ${vendorCode} were never compared`);
    const newest = runs.find(({ state }) => state === 'done');
    if (newest !== undefined) showRows(newest.sums, undefined, noSums);
  },
  async list(api, args) {
    const query = { ...filterOf(args), pageSize: 100 };
    const { content } = await unwrap(api.GET('/ops/v1/reconciliation/items', { params: { query } }));
    const rows = content.map(({ ours, theirs, ...item }) => ({
      ...item,
      ours: ours && `${ours.kind} ${ours.amount} ${ours.currency} ${ours.state}`,
      theirs: theirs && `${theirs.kind} ${theirs.amount} ${theirs.currency} ${theirs.state}`,
    }));
    const columns = ['id', 'day', 'isLate', 'vendorCode', 'txId', 'difference', 'ours', 'theirs', 'reason'];
    showRows(rows, columns, `Nothing is ${query.state}`);
  },
  async resolve(api, [id = '', ...words]) {
    const call = { params: { path: { id } }, body: { reason: words.join(' ') } };
    const { txId, difference } = await unwrap(api.POST('/ops/v1/reconciliation/items/{id}/resolve', call));
    console.log(`Resolved ${difference} of ${txId}`);
  },
  async close(api, [vendorCode = '', day = '']) {
    await unwrap(api.POST('/ops/v1/reconciliation/days/close', { body: { vendorCode, day } }));
    console.log(`${day} of ${vendorCode} is closed`);
  },
  async days(api, [vendorCode = '']) {
    const { days } = await unwrap(api.GET('/ops/v1/reconciliation/days', ofVendor(vendorCode)));
    if (days.length === 0) console.log(`No day of ${vendorCode} is closed yet`);
    for (const { day, closedAt, sums } of days) {
      console.log(`${day}, closed ${closedAt}`);
      showRows(sums, undefined, noSums);
    }
  },
};

/** The command about vendors' books that these words ask for; undefined when there is none. */
export function reconciliationCommand([noun, verb = '', ...rest]: readonly string[]):
  | ((api: Api) => Promise<void>)
  | undefined {
  const command = noun === 'reconciliation' ? commands[verb] : undefined;
  return command === undefined ? undefined : (api) => command(api, rest);
}
