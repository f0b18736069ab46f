import { type Api, unwrap } from '@quetzal/api';

async function showLiability(api: Api): Promise<void> {
  const { operator, generatedAt, currencies } = await unwrap(api.GET('/ops/v1/ledger/liability'));
  console.log(`Player liability at ${generatedAt}, for ${operator}`);
  if (currencies.length === 0) console.log('No activity');
  else console.table(currencies);
}

async function listReviews(api: Api): Promise<void> {
  const { content, totalElements } = await unwrap(
    api.GET('/ops/v1/deposits/reviews', { params: { query: { pageSize: 100 } } }),
  );
  if (totalElements === 0) console.log('No deposit waits for a decision');
  else
    console.table(content, [
      'id',
      'flaggedAt',
      'memberId',
      'methodCode',
      'maskedPhone',
      'currency',
      'asked',
      'came',
      'reviewReason',
    ]);
}

async function creditOne(api: Api, id: string): Promise<void> {
  const { received, currency } = await unwrap(api.POST('/ops/v1/deposits/{id}/credit', { params: { path: { id } } }));
  console.log(`Credited ${received} ${currency}`);
}

async function rejectOne(api: Api, id: string, reason: string): Promise<void> {
  const { state } = await unwrap(
    api.POST('/ops/v1/deposits/{id}/reject', { params: { path: { id } }, body: { reason } }),
  );
  console.log(`Rejected; the deposit is ${state}`);
}

async function listDebts(api: Api, state: string | undefined): Promise<void> {
  const query = { pageSize: 100, ...(state === undefined ? {} : { state: state as 'open' }) };
  const { content, totalElements } = await unwrap(api.GET('/ops/v1/debts', { params: { query } }));
  if (totalElements === 0) console.log('Nobody owes anything');
  else
    console.table(content, [
      'id',
      'createdAt',
      'account',
      'vassalage',
      'winTxId',
      'currency',
      'amount',
      'paid',
      'owed',
    ]);
}

/** What the commands about a site's money do, for whoever asks for help. */
export const treasuryUsage = `  liability            what the site owes its players now, by currency
  debts [open|settled]                   what members owe for wins that were taken back after they were spent
  deposits review                        deposits that wait for a decision
  deposits credit ID                     credits what came with one, less the fee
  deposits reject ID REASON              credits nothing of one; the money is given back at the provider`;

/** The command about a site's money that these words ask for; undefined when there is none. */
export function treasuryCommand(words: readonly string[]): ((api: Api) => Promise<void>) | undefined {
  const [noun, verb, id = '', ...rest] = words;
  if (noun === 'liability') return showLiability;
  if (noun === 'debts') return (api) => listDebts(api, verb);
  if (noun !== 'deposits') return undefined;
  if (verb === 'review') return listReviews;
  if (verb === 'credit' && id !== '') return (api) => creditOne(api, id);
  if (verb === 'reject' && rest.length > 0) return (api) => rejectOne(api, id, rest.join(' '));
  return undefined;
}
