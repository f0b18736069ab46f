import Type from 'typebox';
import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { Games } from '../games.service.ts';

/** What the calls of operators about pauses need. */
export interface PauseOpsDeps {
  games: Pick<Games, 'pauses'>;
  siteOf: (operatorId: string) => Promise<string>;
}

/** Why something is closed or opened: a sentence, not a letter. */
export const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S.*\\S' });
/** What these calls have in common. */
export const common = {
  tag: 'games',
  moduleIds: [],
  access: 'operator',
  permission: 'vendors.pause',
} as const;
const url = '/ops/v1/vendors';
const params = Type.Object({ code: Type.String({ pattern: '^[A-Z0-9_]{2,12}$' }) });

/** The calls of operators about vendors: look, close for maintenance, open again. */
export function addVendorPauseOps(api: Api, { games: { pauses }, siteOf }: PauseOpsDeps): void {
  const at = async ({ operatorId }: OperatorPrincipal) => ({ operatorId, siteId: await siteOf(operatorId) });
  addOperation(api, {
    ...common,
    method: 'GET',
    url,
    operationId: 'operatorListVendors',
    summary: 'Vendors, and which are closed at the site',
    value: Type.Object({
      content: Type.Array(
        Type.Object({
          code: Type.String(),
          name: Type.String(),
          enabled: Type.Boolean(),
          pausedAt: Type.Union([Instant, Type.Null()]),
          backAt: Type.Union([Instant, Type.Null()]),
        }),
      ),
    }),
    async handle({ caller }) {
      const vendors = await pauses.vendors(await siteOf(caller.operatorId));
      const content = vendors.map(({ code, name, enabled, pause }) => ({
        code,
        name,
        enabled,
        pausedAt: pause?.at.toISOString() ?? null,
        backAt: pause?.backAt?.toISOString() ?? null,
      }));
      return { content };
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url: `${url}/:code/pause`,
    operationId: 'pauseVendor',
    summary: "Closes a vendor's games at the site for maintenance: nobody enters any more, and no stakes are taken",
    params,
    body: Body({ reason: Reason, backAt: Type.Optional(Instant) }),
    value: Type.Null(),
    refusals: [404, 422],
    async handle({ caller, params: { code }, body }) {
      const backAt = body.backAt === undefined ? null : new Date(body.backAt);
      await pauses.pause(await at(caller), code, { backAt, reason: body.reason });
      return null;
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url: `${url}/:code/resume`,
    operationId: 'resumeVendor',
    summary: "Opens a vendor's games again",
    params,
    body: Body({ reason: Reason }),
    value: Type.Null(),
    refusals: [404],
    async handle({ caller, params: { code }, body }) {
      await pauses.resume(await at(caller), code, body.reason);
      return null;
    },
  });
}
