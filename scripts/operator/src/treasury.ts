import { type Api, unwrap } from '@quetzal/api';
import { showRows } from './show-rows.ts';

const reviewColumns = [
  'id',
  'flaggedAt',
  'account',
  'methodCode',
  'maskedPhone',
  'asked',
  'came',
  'currency',
  'reviewReason',
  'proposer',
  'memberId',
];

async function showLiability(api: Api): Promise<void> {
  const { operator, generatedAt, currencies } = await unwrap(api.GET('/ops/v1/ledger/liability'));
  console.log(`Player liability at ${generatedAt}, for ${operator}`);
  showRows(currencies, undefined, 'No activity');
}

async function listReviews(api: Api): Promise<void> {
  const query = { pageSize: 100 };
  const { content } = await unwrap(api.GET('/ops/v1/deposits/reviews', { params: { query } }));
  showRows(content, reviewColumns, 'No deposit waits for a decision');
}

async function creditOne(api: Api, id: string): Promise<void> {
  const path = { id };
  const { state, came, received, currency } = await unwrap(
    api.POST('/ops/v1/deposits/{id}/credit', { params: { path } }),
  );
  console.log(
    state === 'succeeded'
      ? `Credited ${received} ${currency}`
      : `Proposed: another operator credits the ${came} ${currency} within a day, by the same command`,
  );
}

async function rejectOne(api: Api, id: string, reason: string): Promise<void> {
  const { state } = await unwrap(
    api.POST('/ops/v1/deposits/{id}/reject', { params: { path: { id } }, body: { reason } }),
  );
  console.log(`Rejected; the deposit is ${state}`);
}

async function listDebts(api: Api, state: string | undefined): Promise<void> {
  const query = { pageSize: 100, ...(state === undefined ? {} : { state: state as 'open' }) };
  const { content } = await unwrap(api.GET('/ops/v1/debts', { params: { query } }));
  const columns = ['id', 'createdAt', 'account', 'vassalage', 'winTxId', 'currency', 'amount', 'paid', 'owed'];
  showRows(content, columns, 'Nobody owes anything');
}

/** What the commands about a site's money do, for whoever asks for help. */
export const treasuryUsage = `  liability            what the site owes its players now and where the money for it lies, by currency
  debts [open|settled]                   what members owe for wins that were taken back after they were spent
  deposits review                        deposits that wait for a decision
  deposits credit ID                     credits what came with one, less the fee; much of it takes two
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
