import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { Ops } from '../ops.service.ts';

export function addLogIn(api: Api, ops: Ops): void {
  addOperation(api, {
    method: 'POST',
    url: '/ops/v1/session',
    operationId: 'operatorLogIn',
    tag: 'ops',
    summary: 'Lets an operator in',
    moduleIds: [],
    access: 'public',
    // Whoever closed a site has to come in to open it again, from wherever they are.
    isOpenWhileClosed: true,
    encrypted: true,
    body: Body({
      username: Type.String({ minLength: 1, maxLength: 64 }),
      password: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    value: Type.Object({ token: Type.String(), mustChangePassword: Type.Boolean() }),
    refusals: [401, 403, 429],
    callsPerMinuteMax: 30,
    handle: ({ body, req }) => ops.logIn({ ...body, siteId: req.site.id, ip: req.ip }),
  });
}
