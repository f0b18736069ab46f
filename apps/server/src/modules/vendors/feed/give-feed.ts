import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { unstorableText } from '#kernel/http/unstorable-text.ts';
import { plainReply, type Reply } from '../once.ts';
import type { RefusalLog } from '../refusals.ts';
import { sendReply, vendorCodeOf } from '../signed-scope.ts';
import type { VendorsDeps } from '../vendors.deps.ts';
import { placeOf } from './feed-cursor.ts';
import { type FeedPage, FeedQuery } from './feed.schemas.ts';
import { readFeed } from './feed.service.ts';
import { feedPageOf } from './feed.views.ts';

/** Where a feed is, on our side and on a vendor's. */
export const feedPath = '/vendor/v1/feed/transactions';

type FeedDeps = Pick<VendorsDeps, 'db' | 'clock'> & { refusals: RefusalLog };
const shape = Compile(FeedQuery);

/** Adds the feed to a signed scope: a vendor reads what we know of its transactions. */
export function addGiveFeed(scope: Api, deps: FeedDeps): void {
  addOperation(scope, {
    method: 'GET',
    url: feedPath,
    operationId: 'vendorFeed',
    tag: 'vendors',
    summary: 'What we know of the vendor’s transactions, page by page',
    moduleIds: [],
    access: 'vendor',
    enveloped: false,
    refusals: [401],
    query: FeedQuery,
    value: Type.Unsafe<FeedPage>(Type.Ref('VendorFeedPage')),
    async handle({ req, reply }) {
      // Already text on purpose: what is signed is what is sent.
      return sendReply(reply, await answerOf(deps, vendorCodeOf(req), req.query)) as unknown as FeedPage;
    },
  });
}

/** A query as it came, with its limit as a number where it is one in digits. */
function queryOf(given: { limit?: unknown }): unknown {
  const { limit } = given;
  const isCount = typeof limit === 'string' && /^\d{1,4}$/.test(limit);
  return Value.Default(FeedQuery, { ...given, ...(isCount ? { limit: Number(limit) } : {}) });
}

async function answerOf(deps: FeedDeps, vendorCode: string, given: unknown): Promise<Reply> {
  const query = queryOf(given as object);
  const isReadable = shape.Check(query) && unstorableText(query) === undefined;
  const { cursor, from, limit } = query as FeedQuery;
  const place = isReadable && cursor !== undefined ? placeOf(cursor) : undefined;
  if (!isReadable || (cursor !== undefined && place === undefined)) {
    deps.refusals.note({ vendorCode, path: feedPath, status: 'INVALID_REQUEST' });
    return plainReply('INVALID_REQUEST', { requestId: '' });
  }
  const wish = { vendorCode, place, limit, now: deps.clock.now() };
  const part = await readFeed(deps.db, { ...wish, from: from === undefined ? undefined : new Date(from) });
  return { httpStatus: 200, text: JSON.stringify(feedPageOf(part)) };
}
