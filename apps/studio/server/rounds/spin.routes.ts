import { Type } from 'typebox';
import type { StudioDeps } from '../deps.ts';
import { sessionOf } from '../http/session-guard.ts';
import type { StudioServer } from '../http/server.ts';
import { play } from './round.service.ts';
import { viewRound } from './round.views.ts';

const SpinRequest = Type.Object(
  {
    /** Made by the client for each spin; sending it again gives the same round. */
    requestId: Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' }),
    stake: Type.String({ maxLength: 20 }),
    /** Plays one of these free rounds. */
    grantId: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  },
  { additionalProperties: false },
);

export function registerSpinRoutes(app: StudioServer, deps: StudioDeps): void {
  app.post('/api/spin', { schema: { body: SpinRequest } }, async (req, reply) => {
    const session = await sessionOf(deps, req);
    const round = await play(deps, session, req.body);
    // Nothing is wrong with a spin that waits for the round of another window, so it is no error.
    if (round === null) return reply.code(202).send({ round: null });
    return { round: viewRound(round, session.currency) };
  });
}
