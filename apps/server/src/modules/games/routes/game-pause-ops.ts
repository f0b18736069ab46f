import Type from 'typebox';
import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { common, type PauseOpsDeps, Reason } from './vendor-pause-ops.ts';

const url = '/ops/v1/games';
const params = Type.Object({
  vassalage: Type.String({ maxLength: 12, description: 'Vendor code' }),
  gameCode: Type.String({ maxLength: 64 }),
});
const keyOf = ({ vassalage, gameCode }: { vassalage: string; gameCode: string }) => ({
  vendorCode: vassalage,
  gameCode,
});

/** The calls of operators about single games: which are closed, close one, open it again. */
export function addGamePauseOps(api: Api, { games: { pauses }, siteOf }: PauseOpsDeps): void {
  const at = async ({ operatorId }: OperatorPrincipal) => ({ operatorId, siteId: await siteOf(operatorId) });
  addOperation(api, {
    ...common,
    method: 'GET',
    url: `${url}/closed`,
    operationId: 'listClosedGames',
    summary: 'Games that are closed at the site by themselves, the latest first',
    value: Type.Object({
      content: Type.Array(
        Type.Object({
          vassalage: Type.String({ description: 'Vendor code' }),
          gameCode: Type.String(),
          pausedAt: Instant,
          backAt: Type.Union([Instant, Type.Null()]),
        }),
      ),
    }),
    async handle({ caller }) {
      const closed = await pauses.closedGames(await siteOf(caller.operatorId));
      const content = closed.map(({ vendorCode, gameCode, pause }) => ({
        vassalage: vendorCode,
        gameCode,
        pausedAt: pause.at.toISOString(),
        backAt: pause.backAt?.toISOString() ?? null,
      }));
      return { content };
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url: `${url}/:vassalage/:gameCode/pause`,
    operationId: 'pauseGame',
    summary: 'Closes one game at the site: nobody enters any more, and no stakes are taken',
    params,
    body: Body({ reason: Reason, backAt: Type.Optional(Instant) }),
    value: Type.Null(),
    refusals: [404, 422],
    async handle({ caller, params: names, body }) {
      const backAt = body.backAt === undefined ? null : new Date(body.backAt);
      await pauses.pauseGame(await at(caller), keyOf(names), { backAt, reason: body.reason });
      return null;
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url: `${url}/:vassalage/:gameCode/resume`,
    operationId: 'resumeGame',
    summary: 'Opens a game again',
    params,
    body: Body({ reason: Reason }),
    value: Type.Null(),
    refusals: [404],
    async handle({ caller, params: names, body }) {
      await pauses.resumeGame(await at(caller), keyOf(names), body.reason);
      return null;
    },
  });
}
