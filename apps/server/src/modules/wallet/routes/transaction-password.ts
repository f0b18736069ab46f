import { transactionPasswordLength } from '@quetzal/domain/wallet';
import Type, { type Static } from 'typebox';
import type { Principal } from '#kernel/auth/principal.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { StepUpProof } from '#modules/identity';
import { walletErrors } from '../wallet.errors.ts';
import type { WithdrawalRoutesDeps } from './withdrawal-deps.ts';

const url = '/wps/v2/wallets/transaction-password';
const { min, max } = transactionPasswordLength;
const NewPassword = Type.String({ minLength: min, maxLength: max });
/** Where the one before is not known: there is none, or it is forgotten. */
const ByLoginPassword = Body({
  loginPassword: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Left out by an account that has none' }),
  ),
  password: NewPassword,
  proof: Type.Optional(StepUpProof),
});

/** Takes the second proof of a call, where it is asked for or always. */
const provingWith =
  (
    stepUp: WithdrawalRoutesDeps['stepUp'],
    { memberId: id, siteId }: Principal,
    proof: Static<typeof StepUpProof> | undefined,
  ) =>
  (asked: 'stepUp' | 'held') =>
    asked === 'held' ? stepUp.proveHeld({ id, siteId }, proof) : stepUp.prove({ id, siteId }, proof);

/** The transaction password in the body of another call. */
export const TransactionPassword = Type.String({ minLength: 1, maxLength: max });

export function addGetTransactionPassword(api: Api, { transactionPasswords }: WithdrawalRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url,
    operationId: 'getTransactionPassword',
    tag: 'wallet',
    summary: 'Whether the member has a transaction password',
    moduleIds: ['COMM3'],
    access: 'member',
    value: Type.Object({ isSet: Type.Boolean() }),
    handle: async ({ caller }) => ({ isSet: await transactionPasswords.isSet(caller.memberId) }),
  });
}

export function addSetTransactionPassword(api: Api, { transactionPasswords, stepUp }: WithdrawalRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url,
    operationId: 'setTransactionPassword',
    fresh: true,
    tag: 'wallet',
    summary: 'Sets the first transaction password; the login password, else a proof, shows who it is',
    moduleIds: ['COMM3'],
    access: 'member',
    encrypted: true,
    body: ByLoginPassword,
    value: Type.Null(),
    refusals: [409, 422, 429],
    callsPerMinuteMax: 30,
    async handle({ caller, body }) {
      if (caller.isTrial) throw walletErrors.trialAccount();
      await transactionPasswords.set(caller, { ...body, prove: provingWith(stepUp, caller, body.proof) });
      return null;
    },
  });
}

export function addChangeTransactionPassword(api: Api, { transactionPasswords, stepUp }: WithdrawalRoutesDeps): void {
  addOperation(api, {
    method: 'PUT',
    url,
    operationId: 'changeTransactionPassword',
    fresh: true,
    tag: 'wallet',
    summary: 'Changes the transaction password',
    moduleIds: ['COMM3'],
    access: 'member',
    encrypted: true,
    body: Body({
      currentPassword: TransactionPassword,
      password: NewPassword,
      proof: Type.Optional(StepUpProof),
    }),
    value: Type.Null(),
    refusals: [409, 422, 429],
    callsPerMinuteMax: 30,
    async handle({ caller, body }) {
      await transactionPasswords.change(caller, { ...body, prove: provingWith(stepUp, caller, body.proof) });
      return null;
    },
  });
}

export function addResetTransactionPassword(api: Api, { transactionPasswords, stepUp }: WithdrawalRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: `${url}/reset`,
    operationId: 'resetTransactionPassword',
    fresh: true,
    tag: 'wallet',
    summary:
      'Puts another in the place of a forgotten transaction password: the login password, and always a proof beside it',
    moduleIds: ['COMM3'],
    access: 'member',
    encrypted: true,
    body: ByLoginPassword,
    value: Type.Null(),
    refusals: [409, 422, 429],
    callsPerMinuteMax: 30,
    async handle({ caller, body }) {
      await transactionPasswords.reset(caller, { ...body, prove: provingWith(stepUp, caller, body.proof) });
      return null;
    },
  });
}
