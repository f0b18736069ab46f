import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { uploadBytesMax } from '#kernel/uploads/uploads.store.ts';
import { ProofView, proofView } from '../withdrawals/proof.view.ts';
import { withdrawalErrors } from '../withdrawals/withdrawal.errors.ts';
import { WithdrawalView, withdrawalView } from '../withdrawals/withdrawal.view.ts';
import type { WithdrawalRoutesDeps } from './withdrawal-deps.ts';

const url = '/wps/v2/wallets/withdrawals/:id';
const common = { tag: 'wallet', moduleIds: ['COMM3'], access: 'member' } as const;
const Id = Type.String({ format: 'uuid' });

export function addConfirmReceipt(api: Api, { withdrawals }: WithdrawalRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'POST',
    url: `${url}/receipt`,
    operationId: 'confirmWithdrawalReceipt',
    summary: 'Says whether a paid withdrawal has arrived; without an answer it counts as received in the end',
    params: Type.Object({ id: Id }),
    body: Body({ received: Type.Boolean() }),
    value: WithdrawalView,
    refusals: [404, 409],
    handle: async ({ caller, params: { id }, body: { received } }) =>
      withdrawalView(await withdrawals.confirmReceipt(caller.memberId, { id, isReceived: received })),
  });
}

export function addUploadProof(api: Api, { withdrawals }: WithdrawalRoutesDeps): void {
  api.addContentTypeParser(['image/png', 'image/jpeg'], { parseAs: 'buffer' }, (_req, body, done) => done(null, body));
  addOperation(api, {
    ...common,
    method: 'POST',
    url: `${url}/proofs`,
    operationId: 'uploadWithdrawalProof',
    summary:
      'Sends a picture (the body itself: PNG or JPEG, at most 5 MB, at most three) that the money did not arrive',
    params: Type.Object({ id: Id }),
    value: ProofView,
    refusals: [404, 409, 413, 415, 422],
    callsPerMinuteMax: 30,
    bodyBytesMax: uploadBytesMax,
    async handle({ caller, params: { id }, req }) {
      const bytes: unknown = req.body;
      if (!Buffer.isBuffer(bytes)) throw withdrawalErrors.proofInvalid();
      return proofView(await withdrawals.addProof(caller, { id, bytes }));
    },
  });
}

export function addReadProofs(api: Api, { withdrawals }: WithdrawalRoutesDeps): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    url: `${url}/proofs`,
    operationId: 'listWithdrawalProofs',
    summary: 'The pictures of a withdrawal of the member',
    params: Type.Object({ id: Id }),
    value: Type.Object({ content: Type.Array(ProofView) }),
    refusals: [404],
    async handle({ caller, params: { id } }) {
      await withdrawals.withdrawalOf(caller.memberId, id);
      return { content: (await withdrawals.proofsOf(id)).map(proofView) };
    },
  });
  addOperation(api, {
    ...common,
    method: 'GET',
    url: `${url}/proofs/:proofId`,
    operationId: 'getWithdrawalProof',
    summary: 'One picture of a withdrawal of the member',
    params: Type.Object({ id: Id, proofId: Id }),
    value: Type.Unknown(),
    enveloped: false,
    refusals: [404],
    async handle({ caller, params: { id, proofId }, reply }) {
      await withdrawals.withdrawalOf(caller.memberId, id);
      const { contentType, bytes } = await withdrawals.proof(id, proofId);
      void reply.type(contentType).header('cache-control', 'private, no-store');
      return bytes;
    },
  });
}
