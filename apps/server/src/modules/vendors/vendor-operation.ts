import Type, { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { plainReply, type Reply, type VendorCall } from './once.ts';
import type { VendorAnswer } from './protocol.schemas.ts';
import { sendReply, vendorCodeOf } from './signed-scope.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/** One call of the vendor protocol. */
export interface VendorOperation<B extends TSchema> {
  path: string;
  operationId: string;
  summary: string;
  body: B;
  answer?: 'VendorAnswer' | 'VendorPlayerAnswer';
  handle(call: VendorCall, body: Static<B>): Promise<Reply>;
}

/** Adds a call to a signed scope: parses the bytes, checks their shape, answers in the protocol's own words. */
export function addVendorOperation<B extends TSchema>(
  scope: Api,
  deps: Pick<VendorsDeps, 'sites'>,
  operation: VendorOperation<B>,
): void {
  const { path, operationId, summary, body, answer = 'VendorAnswer' } = operation;
  addOperation(scope, {
    method: 'POST',
    url: path,
    operationId,
    tag: 'vendors',
    summary,
    moduleIds: [],
    access: 'vendor',
    enveloped: false,
    refusals: [401],
    body,
    value: Type.Unsafe<VendorAnswer>(Type.Ref(answer)),
    async handle({ req, reply }) {
      const from = { vendorCode: vendorCodeOf(req), path, rawBody: req.rawBody };
      // Already text on purpose (see sendReply), where the operation's type expects the object that it says.
      return sendReply(reply, await answerOf(deps, from, operation)) as unknown as VendorAnswer;
    },
  });
}

async function answerOf<B extends TSchema>(
  { sites }: Pick<VendorsDeps, 'sites'>,
  from: Omit<VendorCall, 'site'>,
  operation: VendorOperation<B>,
): Promise<Reply> {
  const parsed = parseJson(from.rawBody);
  const named = (parsed as { requestId?: unknown } | null)?.requestId;
  const invalid = plainReply('INVALID_REQUEST', typeof named === 'string' ? named : '');
  if (!Value.Check(operation.body, parsed)) return invalid;
  const { vendorCode, requestId, operatorId } = parsed as {
    vendorCode?: string;
    requestId: string;
    operatorId: string;
  };
  if (vendorCode !== undefined && vendorCode !== from.vendorCode) return invalid;
  // Found before any transaction: inside one, waiting for another connection could wait for ever.
  const site = await sites.find({ merchantCode: operatorId, host: undefined });
  return site === undefined ? plainReply('PLAYER_NOT_FOUND', requestId) : operation.handle({ ...from, site }, parsed);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
