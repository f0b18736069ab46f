import type { Tx } from '#kernel/database/database.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { enterGame, readBalance } from '../enter-game.ts';
import { once, replyOf, type VendorCall } from '../once.ts';
import { finishRound, payWin } from '../pay-win.ts';
import type { Caller } from '../player-check.ts';
import { createPlayerQueue } from '../player-queue.ts';
import { httpStatusOf, type Verdict } from '../protocol.model.ts';
import * as schemas from '../protocol.schemas.ts';
import { rollBackBet } from '../roll-back-bet.ts';
import { signedScope } from '../signed-scope.ts';
import { takeBet } from '../take-bet.ts';
import { addVendorOperation } from '../vendor-operation.ts';
import type { VendorsDeps } from '../vendors.deps.ts';
import type { VendorRoutesDeps } from './deps.ts';

type MoneyBody = { requestId: string; playerRef: string; txId?: string };
type MoneyWork<B> = (deps: VendorsDeps, tx: Tx, caller: Caller, body: B) => Promise<Verdict>;

/** The calls of game vendors: signed both ways, their own answers instead of the envelope. */
export function addProtocol(api: Api, deps: VendorRoutesDeps): void {
  const inTurn = createPlayerQueue();
  const aboutMoney =
    <B extends MoneyBody>(work: MoneyWork<B>) =>
    (call: VendorCall, body: B) =>
      inTurn(body.playerRef, () => once(deps, call, body, (tx) => work(deps, tx, call, body)));
  api.addSchema(schemas.VendorAnswer);
  api.addSchema(schemas.PlayerAnswer);
  api.register(async (instance) => {
    const scope = signedScope(instance as unknown as Api, deps);
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/session/authenticate',
      operationId: 'vendorAuthenticate',
      summary: 'Turn a launch token into a session',
      body: schemas.AuthenticateBody,
      answer: 'VendorPlayerAnswer',
      async handle(call, body) {
        const answer = await enterGame(deps, call, body);
        return { httpStatus: httpStatusOf(answer.status), text: JSON.stringify(answer) };
      },
    });
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/wallet/balance',
      operationId: 'vendorBalance',
      summary: 'What the player can stake',
      body: schemas.BalanceBody,
      handle: async (call, body) => replyOf(body, await readBalance(deps, call, body)),
    });
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/wallet/bet',
      operationId: 'vendorBet',
      summary: 'Take a stake',
      body: schemas.BetBody,
      handle: aboutMoney(takeBet),
    });
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/wallet/win',
      operationId: 'vendorWin',
      summary: 'Pay a win, which may be nothing',
      body: schemas.WinBody,
      handle: aboutMoney(payWin),
    });
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/wallet/rollback',
      operationId: 'vendorRollback',
      summary: 'Take a bet back',
      body: schemas.RollbackBody,
      handle: aboutMoney(rollBackBet),
    });
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/round/end',
      operationId: 'vendorEndRound',
      summary: 'End a round',
      body: schemas.EndRoundBody,
      handle: aboutMoney(finishRound),
    });
  });
}
