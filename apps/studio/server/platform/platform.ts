import { createSignedCall, WalletUnreachable } from '@quetzal/vendor-kit/client';
import {
  type CallName,
  callPaths,
  finalBetRefusals,
  type FreeRounds,
  type WalletAnswer,
} from '@quetzal/vendor-kit/protocol';
import { keptRef, operatorOf } from './operator-ref.ts';

/** Who plays what, on every call about money. */
export type PlayFacts = {
  readonly vendorCode: string;
  readonly playerRef: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly roundId: string;
};

export type AuthenticatedPlayer = {
  readonly playerRef: string;
  readonly currency: string;
  readonly balance: string;
  readonly sessionToken: string;
  readonly nickname: string;
  readonly lobbyUrl: string | null;
};

/** `unknown` means that the bet may have been taken: only a rollback makes it certain. */
export type BetOutcome =
  | { readonly kind: 'accepted'; readonly balance: string }
  | { readonly kind: 'refused'; readonly code: string; readonly balance: string | null }
  | { readonly kind: 'unknown'; readonly cause: string };

export type Acknowledgement = {
  readonly acknowledged: boolean;
  readonly balance: string | null;
  /** What a win came to, where the platform paid less than was asked. */
  readonly paid: string | null;
  readonly cause: string;
};

/** What a game's address says of who opened it. */
export type Launch = {
  readonly launchToken: string;
  /** The operator whose player it is; our first one when it is left out. */
  readonly operatorId?: string | undefined;
};

export type PlatformDeps = {
  readonly platformUrl: string;
  readonly timeoutMs: number;
  readonly now: () => Date;
  readonly operatorId: string;
  readonly vendorSecrets: Readonly<Record<string, string>>;
  readonly createId: () => string;
};

export type Platform = ReturnType<typeof createPlatform>;

/** One signed call to the platform, in the name of the operator whose player it is about. */
function createCall(deps: PlatformDeps) {
  const { platformUrl: baseUrl, timeoutMs, now } = deps;
  return async (
    vendorCode: string,
    name: CallName,
    fields: Record<string, unknown>,
    operatorId = deps.operatorId,
  ): Promise<WalletAnswer> => {
    const secret = deps.vendorSecrets[vendorCode];
    if (secret === undefined) throw new WalletUnreachable(`no secret for vendor ${vendorCode}`);
    const { playerRef } = fields;
    const owner = typeof playerRef === 'string' ? operatorOf(playerRef, deps.operatorId) : {};
    const envelope = { requestId: deps.createId(), operatorId, vendorCode, ...owner };
    const signedCall = createSignedCall({ baseUrl, vendorCode, secret, now, timeoutMs, fetch });
    return signedCall(callPaths[name], { ...fields, ...envelope });
  };
}

/** The platform's side of the vendor protocol, as calls. Every attempt has a request id of its own; transaction ids repeat. */
export function createPlatform(deps: PlatformDeps) {
  const call = createCall(deps);

  async function acknowledge(
    vendorCode: string,
    name: CallName,
    fields: Record<string, unknown>,
  ): Promise<Acknowledgement> {
    try {
      const answer = await call(vendorCode, name, fields);
      const { status, balance, paid } = answer;
      return { acknowledged: status === 'OK', balance: text(balance), paid: text(paid), cause: status };
    } catch (err) {
      if (!(err instanceof WalletUnreachable)) throw err;
      return { acknowledged: false, balance: null, paid: null, cause: err.message };
    }
  }

  return {
    /** The player behind a launch token, or the platform's refusal code. */
    async authenticate(
      vendorCode: string,
      gameCode: string,
      { launchToken, operatorId = deps.operatorId }: Launch,
    ): Promise<AuthenticatedPlayer | string> {
      const answer = await call(vendorCode, 'authenticate', { launchToken, gameCode }, operatorId);
      if (answer.status !== 'OK') return answer.status;
      const player = authenticatedPlayer(answer);
      return { ...player, playerRef: keptRef(player.playerRef, operatorId, deps.operatorId) };
    },

    /** The balance now, or null when the platform does not say. */
    async balance(facts: Omit<PlayFacts, 'roundId'>, sessionToken: string): Promise<string | null> {
      const { vendorCode, ...fields } = facts;
      const answer = await acknowledge(vendorCode, 'balance', { ...fields, sessionToken });
      return answer.acknowledged ? answer.balance : null;
    },

    /** What the player can play for nothing; nothing, too, when the platform does not say. */
    async freeRounds({
      vendorCode,
      playerRef,
      gameCode,
    }: Omit<PlayFacts, 'roundId' | 'currency'>): Promise<FreeRounds[]> {
      try {
        return (await call(vendorCode, 'openFreeRounds', { playerRef, gameCode })).freeRounds ?? [];
      } catch (err) {
        if (!(err instanceof WalletUnreachable)) throw err;
        return [];
      }
    },

    /** Tells a retired seed; may be repeated. */
    revealSeed: (
      vendorCode: string,
      seed: { playerRef: string; serverSeedHash: string; serverSeed: string },
    ): Promise<Acknowledgement> => acknowledge(vendorCode, 'revealSeed', seed),

    /** With a grant, the bet is one of its free rounds. */
    async bet(
      facts: PlayFacts,
      { grantId, ...bet }: { txId: string; amount: string; sessionToken: string; grantId: string | null },
    ): Promise<BetOutcome> {
      const { vendorCode, ...fields } = facts;
      const freeRound = grantId === null ? {} : { freeRound: { grantId } };
      try {
        const answer = await call(vendorCode, 'bet', { ...fields, ...bet, ...freeRound });
        const balance = text(answer.balance);
        if (answer.status === 'OK' && balance !== null) return { kind: 'accepted', balance };
        if (finalBetRefusals.has(answer.status)) return { kind: 'refused', code: answer.status, balance };
        return { kind: 'unknown', cause: answer.status };
      } catch (err) {
        if (!(err instanceof WalletUnreachable)) throw err;
        return { kind: 'unknown', cause: err.message };
      }
    },

    async win(
      facts: PlayFacts,
      win: { txId: string; betTxId: string; amount: string; roundDetails: Readonly<Record<string, unknown>> },
    ): Promise<Acknowledgement> {
      const { vendorCode, ...fields } = facts;
      return acknowledge(vendorCode, 'win', { ...fields, ...win, roundClosed: true });
    },

    /** Pays a jackpot; needs no session. It names its round, and is taken back with it when that is refunded. */
    async credit(
      facts: Pick<PlayFacts, 'vendorCode' | 'playerRef' | 'currency'>,
      prize: { txId: string; amount: string; kind: 'jackpot'; campaign: string; roundId: string },
    ): Promise<Acknowledgement> {
      const { vendorCode, ...fields } = facts;
      return acknowledge(vendorCode, 'credit', { ...fields, ...prize });
    },

    async rollback(facts: PlayFacts, rollback: { txId: string; betTxId: string }): Promise<Acknowledgement> {
      const { vendorCode, ...fields } = facts;
      return acknowledge(vendorCode, 'rollback', { ...fields, ...rollback });
    },
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function authenticatedPlayer(answer: WalletAnswer): AuthenticatedPlayer {
  const field = (name: 'playerRef' | 'currency' | 'balance' | 'sessionToken' | 'nickname'): string => {
    const value = text(answer[name]);
    if (value === null) throw new WalletUnreachable(`authenticate: the answer has no ${name}`);
    return value;
  };
  return {
    playerRef: field('playerRef'),
    currency: field('currency'),
    balance: field('balance'),
    sessionToken: field('sessionToken'),
    nickname: field('nickname'),
    lobbyUrl: text(answer.lobbyUrl),
  };
}
