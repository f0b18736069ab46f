import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { Ops } from '../ops.service.ts';

export function addSetSiteStatus(api: Api, ops: Ops): void {
  addOperation(api, {
    method: 'POST',
    url: '/ops/v1/site/status',
    operationId: 'setSiteStatus',
    permission: 'site.status',
    tag: 'ops',
    summary: "Opens the operator's site (0), or closes it for maintenance (1) or a region (2)",
    moduleIds: [],
    access: 'operator',
    body: Body({
      status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
      endsAt: Type.Optional({ ...Instant, description: 'When it is expected to open again, for visitors to read' }),
    }),
    value: Type.Null(),
    refusals: [422],
    async handle({ caller, body }) {
      await ops.setSiteStatus(caller, body.status, body.endsAt === undefined ? null : new Date(body.endsAt));
      return null;
    },
  });
}
