import { type Api, unwrap } from '@quetzal/api';

/** What `npm run ops` can do about vendors' books, for its usage text. */
export const reconciliationUsage = `  reconciliation run VENDOR DAY          asks for a comparison with a vendor's books up to a day that is over (UTC)
  reconciliation runs VENDOR             the latest comparisons, and what the newest finished one added up
  reconciliation list [VENDOR] [STATE]   transactions without agreement (open, agreed, resolved; open when left out)
  reconciliation resolve ID REASON       closes one by your word
  reconciliation close VENDOR DAY        closes a day for ever; refused while anything is open
  reconciliation days VENDOR             the latest closed days`;

type Command = (api: Api, args: readonly string[]) => Promise<void>;

const itemStates = ['open', 'agreed', 'resolved'] as const;
const isState = (text: string | undefined): text is (typeof itemStates)[number] =>
  itemStates.some((state) => state === text);

function needed(args: readonly string[], count: number): string[] {
  if (args.length < count) throw new Error('Something is missing');
  return [...args.slice(0, count - 1), args.slice(count - 1).join(' ')];
}

const ofVendor = (args: readonly string[]) => ({ params: { query: { vendorCode: needed(args, 1)[0] ?? '' } } });

const commands: Record<string, Command> = {
  async run(api, args) {
    const [vendorCode = '', day = ''] = needed(args, 2);
    const { id, fromDay } = await unwrap(api.POST('/ops/v1/reconciliation/runs', { body: { vendorCode, day } }));
    console.log(`Comparison ${id} of ${fromDay} to ${day}: a worker begins within a minute`);
  },
  async runs(api, args) {
    const { runs } = await unwrap(api.GET('/ops/v1/reconciliation/runs', ofVendor(args)));
    console.table(runs, ['id', 'fromDay', 'day', 'state', 'trouble', 'pages', 'askedAt', 'endedAt']);
    const newest = runs.find(({ state }) => state === 'done');
    if (newest !== undefined) console.table(newest.sums);
  },
  async list(api, args) {
    const [first] = args;
    const state = args.find(isState) ?? 'open';
    const vendorCode = isState(first) ? undefined : first;
    const query = { state, pageSize: 100, ...(vendorCode === undefined ? {} : { vendorCode }) };
    const { content, totalElements } = await unwrap(api.GET('/ops/v1/reconciliation/items', { params: { query } }));
    const rows = content.map(({ ours, theirs, ...item }) => ({
      ...item,
      ours: ours && `${ours.kind} ${ours.amount} ${ours.currency} ${ours.state}`,
      theirs: theirs && `${theirs.kind} ${theirs.amount} ${theirs.currency} ${theirs.state}`,
    }));
    if (totalElements === 0) console.log(`Nothing is ${state}`);
    else console.table(rows, ['id', 'day', 'isLate', 'vendorCode', 'txId', 'difference', 'ours', 'theirs', 'reason']);
  },
  async resolve(api, args) {
    const [id = '', reason = ''] = needed(args, 2);
    const call = { params: { path: { id } }, body: { reason } };
    const { txId, difference } = await unwrap(api.POST('/ops/v1/reconciliation/items/{id}/resolve', call));
    console.log(`Resolved ${difference} of ${txId}`);
  },
  async close(api, args) {
    const [vendorCode = '', day = ''] = needed(args, 2);
    await unwrap(api.POST('/ops/v1/reconciliation/days/close', { body: { vendorCode, day } }));
    console.log(`${day} of ${vendorCode} is closed`);
  },
  async days(api, args) {
    const { days } = await unwrap(api.GET('/ops/v1/reconciliation/days', ofVendor(args)));
    for (const { day, closedAt, sums } of days) {
      console.log(`${day}, closed ${closedAt}`);
      console.table(sums);
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
