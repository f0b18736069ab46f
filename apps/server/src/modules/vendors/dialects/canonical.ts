import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { hashSecret } from '#kernel/ids/ids.ts';
import type { Member } from '#modules/members';
import { isKeepable } from '../keepable.ts';
import type { Reply, VendorCall } from '../once.ts';
import { isUuid } from '../player-check.ts';
import type { VendorStatus } from '../protocol.model.ts';
import * as schemas from '../protocol.schemas.ts';
import type { DialectDeps } from './dialect.deps.ts';
import { selectMovement, selectSessionOfTicket, selectTicketGame } from './dialect.store.ts';

/** What stands for a session token in bodies of vendors who carry none. */
export const noToken = 'none';

/** A rollback as a dialect tells it. */
interface RollbackNames {
  requestId: string;
  txId: string | undefined;
  /** What is taken back. */
  reference: string;
  currency?: string | undefined;
  gameCode: string | undefined;
  roundId: string | undefined;
}

/** Our own calls, as the dialects use them: whatever a vendor sent is checked as if it had come in our own words. */
export function createCanonical(deps: DialectDeps) {
  const { operations, refusals } = deps;

  function asking<B extends TSchema>(
    schema: B,
    operation: (call: VendorCall, body: Static<B>) => Promise<Reply>,
  ): (call: VendorCall, fields: Record<string, unknown>) => Promise<schemas.PlayerAnswer> {
    return async (call, fields) => {
      const body: unknown = { ...fields, operatorId: call.site.merchantCode };
      if (!Value.Check(schema, body) || !isKeepable(body)) return refused(call, 'INVALID_REQUEST');
      const { text } = await operation(call, body);
      return JSON.parse(text) as schemas.PlayerAnswer;
    };
  }

  function refused({ vendorCode, path }: VendorCall, status: VendorStatus): schemas.PlayerAnswer {
    refusals.note({ vendorCode, path, status });
    return { status, requestId: '' };
  }

  const rollback = asking(schemas.RollbackBody, operations.rollback);

  const authenticate = asking(schemas.AuthenticateBody, operations.authenticate);
  return {
    refused,
    balance: asking(schemas.BalanceBody, operations.balance),
    bet: asking(schemas.BetBody, operations.bet),
    win: asking(schemas.WinBody, operations.win),
    endRound: asking(schemas.EndRoundBody, operations.endRound),
    credit: asking(schemas.CreditBody, operations.credit),

    /** Takes back what a vendor calls by one name, whether it is a bet or a win; what nobody knows counts as a bet. */
    async rollBack(call: VendorCall, named: RollbackNames, player: Member): Promise<schemas.PlayerAnswer> {
      const { requestId, txId, reference, currency = player.currency } = named;
      const known = await selectMovement(deps.db, call.vendorCode, reference);
      return rollback(call, {
        requestId,
        txId,
        ...(known?.kind === 'win' ? { winTxId: reference } : { betTxId: reference }),
        playerRef: player.id,
        currency,
        gameCode: known?.gameCode ?? named.gameCode ?? 'unknown',
        roundId: known?.roundId ?? named.roundId ?? 'unknown',
      });
    },

    /** The player that a vendor names, when they are one of the site's. */
    async player({ site }: VendorCall, playerRef: string): Promise<Member | undefined> {
      const member = isUuid(playerRef) ? await deps.members.byId(deps.db, playerRef) : undefined;
      return member?.siteId === site.id ? member : undefined;
    },

    /** Opens the session of a launch token; may be repeated while the token lasts. */
    async enter(call: VendorCall, launchToken: string): Promise<schemas.PlayerAnswer> {
      const tokenHash = hashSecret(launchToken);
      const gameCode = await selectTicketGame(deps.db, call.vendorCode, tokenHash);
      if (gameCode === undefined) return refused(call, 'INVALID_TOKEN');
      return authenticate(call, { requestId: `enter:${tokenHash}`, launchToken, gameCode });
    },

    /** The call under the session that a launch token opened; under none when it opened none. */
    async underTicket(call: VendorCall, launchToken: string): Promise<VendorCall> {
      const hash = await selectSessionOfTicket(deps.db, call.vendorCode, hashSecret(launchToken));
      return { ...call, sessionTokenHash: hash ?? noToken };
    },
  };
}

export type Canonical = ReturnType<typeof createCanonical>;
