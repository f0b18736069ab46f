import type { Api } from '#kernel/http/api-instance.ts';
import { FeedPage } from '../feed/feed.schemas.ts';
import { addGiveFeed } from '../feed/give-feed.ts';
import * as schemas from '../protocol.schemas.ts';
import { signedScope } from '../signed-scope.ts';
import { addVendorOperation } from '../vendor-operation.ts';
import type { VendorRoutesDeps } from './deps.ts';

/** The calls of game vendors: signed both ways, their own answers instead of the envelope. */
export function addProtocol(api: Api, deps: VendorRoutesDeps): void {
  const { operations } = deps;
  api.addSchema(schemas.VendorAnswer);
  api.addSchema(schemas.PlayerAnswer);
  api.addSchema(schemas.FreeRoundsAnswer);
  api.addSchema(FeedPage);
  api.register(async (instance) => {
    const scope = signedScope(instance as unknown as Api, deps);
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/session/authenticate',
      operationId: 'vendorAuthenticate',
      summary:
        'Turn a launch token into a session, once: the same request gets a fresh session token while the launch token lasts',
      body: schemas.AuthenticateBody,
      answer: 'VendorPlayerAnswer',
      handle: operations.authenticate,
    });
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/wallet/balance',
      operationId: 'vendorBalance',
      summary: 'What the player can stake',
      body: schemas.BalanceBody,
      handle: operations.balance,
    });
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/wallet/bet',
      operationId: 'vendorBet',
      summary: 'Take a stake',
      body: schemas.BetBody,
      handle: operations.bet,
    });
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/wallet/win',
      operationId: 'vendorWin',
      summary: 'Pay a win, which may be nothing',
      body: schemas.WinBody,
      handle: operations.win,
    });
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/wallet/rollback',
      operationId: 'vendorRollback',
      summary: 'Take a bet back',
      body: schemas.RollbackBody,
      handle: operations.rollback,
    });
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/wallet/credit',
      operationId: 'vendorCredit',
      summary: 'Pay a prize of a promotion or jackpot, with or without a session',
      body: schemas.CreditBody,
      handle: operations.credit,
    });
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/round/end',
      operationId: 'vendorEndRound',
      summary: 'End a round',
      body: schemas.EndRoundBody,
      handle: operations.endRound,
    });
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/free-rounds/open',
      operationId: 'vendorOpenFreeRounds',
      summary: 'What the player can play for nothing',
      body: schemas.OpenFreeRoundsBody,
      answer: 'VendorFreeRoundsAnswer',
      handle: operations.openFreeRounds,
    });
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/seeds/revealed',
      operationId: 'vendorRevealSeed',
      summary: 'Tell a server seed whose hash stands in earlier rounds',
      body: schemas.RevealSeedBody,
      handle: operations.revealSeed,
    });
    addVendorOperation(scope, deps, {
      path: '/vendor/v1/round/refund',
      operationId: 'vendorRefundRound',
      summary: 'Give back every stake of a round and take back every win',
      body: schemas.RefundRoundBody,
      handle: operations.refundRound,
    });
    addGiveFeed(scope, deps);
  });
}
