import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { Ops } from '../ops.service.ts';

export function addLogOut(api: Api, ops: Ops): void {
  addOperation(api, {
    method: 'DELETE',
    url: '/ops/v1/session',
    operationId: 'operatorLogOut',
    permission: 'own.account',
    tag: 'ops',
    summary: "Ends the operator's session",
    moduleIds: [],
    access: 'operator',
    value: Type.Null(),
    async handle({ caller }) {
      await ops.logOut(caller);
      return null;
    },
  });
}
