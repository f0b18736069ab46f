import Type, { type Static, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { notableId, readCallBody } from './call-body.ts';
import { plainReply, type Reply, type VendorCall } from './once.ts';
import type { VendorStatus } from './protocol.model.ts';
import type { VendorAnswer } from './protocol.schemas.ts';
import type { RefusalLog } from './refusals.ts';
import { sendReply, vendorCodeOf } from './signed-scope.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/** One call of the vendor protocol. */
export interface VendorOperation<B extends TSchema> {
  path: string;
  operationId: string;
  summary: string;
  body: B;
  answer?: 'VendorAnswer' | 'VendorPlayerAnswer' | 'VendorFreeRoundsAnswer';
  handle(call: VendorCall, body: Static<B>): Promise<Reply>;
}

type OperationDeps = Pick<VendorsDeps, 'sites'> & { refusals: RefusalLog };

/** Adds a call to a signed scope: parses the bytes, checks their shape, answers in the protocol's own words. */
export function addVendorOperation<B extends TSchema>(
  scope: Api,
  deps: OperationDeps,
  operation: VendorOperation<B>,
): void {
  const { path, operationId, summary, body, answer = 'VendorAnswer' } = operation;
  const shape = Compile(body);
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
      return sendReply(reply, await answerOf(deps, from, shape, operation)) as unknown as VendorAnswer;
    },
  });
}

async function answerOf<B extends TSchema>(
  { sites, refusals }: OperationDeps,
  from: Omit<VendorCall, 'site'>,
  shape: Pick<Validator, 'Check'>,
  operation: VendorOperation<B>,
): Promise<Reply> {
  const { vendorCode, path } = from;
  const { value, requestId, txId, isKeepable } = readCallBody(from.rawBody);
  const refused = (status: VendorStatus): Reply => {
    refusals.note({ vendorCode, path, status, requestId: notableId(requestId) });
    return plainReply(status, { requestId, txId });
  };
  if (!isKeepable || !shape.Check(value)) return refused('INVALID_REQUEST');
  const claimed = value as { vendorCode?: string; operatorId: string };
  if (claimed.vendorCode !== undefined && claimed.vendorCode !== vendorCode) return refused('INVALID_REQUEST');
  // Found before any transaction: inside one, waiting for another connection could wait for ever.
  const site = await sites.find({ merchantCode: claimed.operatorId, host: undefined });
  return site === undefined ? refused('PLAYER_NOT_FOUND') : operation.handle({ ...from, site }, value as Static<B>);
}
