import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { unstorableText } from '#kernel/http/unstorable-text.ts';
import { hashSecret } from '#kernel/ids/ids.ts';
import type { Member } from '#modules/members';
import type { Reply, VendorCall } from '../once.ts';
import type { VendorStatus } from '../protocol.model.ts';
import * as schemas from '../protocol.schemas.ts';
import type { DialectDeps } from './dialect.deps.ts';
import { selectSessionOfTicket, selectTicketGame } from './dialect.store.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What stands for a session token in bodies of vendors who carry none. */
export const noToken = 'none';

/** Our own calls, as the dialects use them: whatever a vendor sent is checked as if it had come in our own words. */
export function createCanonical(deps: DialectDeps) {
  const { operations, refusals } = deps;

  function asking<B extends TSchema>(
    schema: B,
    operation: (call: VendorCall, body: Static<B>) => Promise<Reply>,
  ): (call: VendorCall, fields: Record<string, unknown>) => Promise<schemas.PlayerAnswer> {
    return async (call, fields) => {
      const body: unknown = { ...fields, operatorId: call.site.merchantCode };
      if (!Value.Check(schema, body) || unstorableText(body) !== undefined) return refused(call, 'INVALID_REQUEST');
      const { text } = await operation(call, body);
      return JSON.parse(text) as schemas.PlayerAnswer;
    };
  }

  function refused({ vendorCode, path }: VendorCall, status: VendorStatus): schemas.PlayerAnswer {
    refusals.note({ vendorCode, path, status });
    return { status, requestId: '' };
  }

  const authenticate = asking(schemas.AuthenticateBody, operations.authenticate);
  return {
    refused,
    balance: asking(schemas.BalanceBody, operations.balance),
    bet: asking(schemas.BetBody, operations.bet),
    win: asking(schemas.WinBody, operations.win),
    rollback: asking(schemas.RollbackBody, operations.rollback),
    endRound: asking(schemas.EndRoundBody, operations.endRound),
    credit: asking(schemas.CreditBody, operations.credit),

    /** The player that a vendor names, when they are one of the site's. */
    async player({ site }: VendorCall, playerRef: string): Promise<Member | undefined> {
      const member = uuid.test(playerRef) ? await deps.members.byId(deps.db, playerRef) : undefined;
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
