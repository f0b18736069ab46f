import { Type } from 'typebox';
import type { StudioDeps } from '../deps.ts';
import { sessionOf } from '../http/session-guard.ts';
import type { StudioServer } from '../http/server.ts';
import { viewJackpot } from '../jackpot/jackpot.views.ts';
import { keeperOf } from '../own-wallets/whose-money.ts';
import { potOf } from '../rounds/accept-result.ts';
import { engineOfGame } from '../rounds/engines/index.ts';
import { recentRounds } from '../rounds/round.service.ts';
import { viewRound } from '../rounds/round.views.ts';
import { stakesIn } from '../stakes.ts';
import { currentBalance, freeRoundsOf, openDemoSession, openSession } from './session.service.ts';
import type { Session } from './session.store.ts';

const GameCode = Type.String({ pattern: '^[a-z0-9-]{1,64}$' });

const OpenSession = Type.Object(
  {
    gameCode: GameCode,
    mode: Type.Union([Type.Literal('real'), Type.Literal('demo')]),
    launchToken: Type.Optional(Type.String({ minLength: 1, maxLength: 512 })),
    operatorId: Type.Optional(Type.String({ pattern: '^[a-z0-9]{2,32}$' })),
    currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3,4}$' })),
  },
  { additionalProperties: false },
);

const CURRENCY_OF_DEMO = 'MXN';

export function registerSessionRoutes(app: StudioServer, deps: StudioDeps): void {
  app.post('/api/session', { schema: { body: OpenSession } }, async (req) => {
    const { gameCode, mode, launchToken = '', operatorId, currency } = req.body;
    const opened =
      mode === 'demo'
        ? await openDemoSession(deps, gameCode, currency ?? CURRENCY_OF_DEMO)
        : await openSession(deps, gameCode, { launchToken, operatorId });
    return { token: opened.token, ...(await viewState(deps, opened.session, opened.balance)) };
  });

  app.get('/api/state', async (req) => {
    const session = await sessionOf(deps, req);
    return viewState(deps, session, await currentBalance(deps, session));
  });
}

async function viewState(deps: StudioDeps, session: Session, balance: string | null) {
  const keeper = keeperOf(deps, session);
  const [{ open, rounds }, freeRounds, jackpot] = await Promise.all([
    recentRounds(deps, session),
    freeRoundsOf(deps, session),
    // Only bets that the platform takes feed a pot, and win it.
    keeper === 'platform' ? viewJackpot(deps, potOf(deps, session)) : null,
  ]);
  return {
    gameCode: session.gameCode,
    isDemo: session.isDemo,
    keepsOwnWallet: keeper === 'own',
    currency: session.currency,
    lobbyUrl: session.lobbyUrl,
    stakes: stakesIn(session.currency, engineOfGame(session.gameCode).stakes),
    freeRounds,
    jackpot,
    balance,
    openRound: open === null ? null : viewRound(open, session.currency),
    rounds: rounds.map((round) => viewRound(round, session.currency)),
  };
}
