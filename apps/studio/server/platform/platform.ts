import { createSignedCall, WalletUnreachable } from '@quetzal/vendor-kit/client';
import { type CallName, callPaths, finalBetRefusals, type WalletAnswer } from '@quetzal/vendor-kit/protocol';

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
  readonly cause: string;
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

/** The platform's side of the vendor protocol, as calls. Every attempt has a request id of its own; transaction ids repeat. */
export function createPlatform(deps: PlatformDeps) {
  const { platformUrl: baseUrl, timeoutMs, now } = deps;

  async function call(vendorCode: string, name: CallName, fields: Record<string, unknown>): Promise<WalletAnswer> {
    const secret = deps.vendorSecrets[vendorCode];
    if (secret === undefined) throw new WalletUnreachable(`no secret for vendor ${vendorCode}`);
    const envelope = { requestId: deps.createId(), operatorId: deps.operatorId, vendorCode };
    const signedCall = createSignedCall({ baseUrl, vendorCode, secret, now, timeoutMs, fetch });
    return signedCall(callPaths[name], { ...envelope, ...fields });
  }

  async function acknowledge(
    vendorCode: string,
    name: CallName,
    fields: Record<string, unknown>,
  ): Promise<Acknowledgement> {
    try {
      const answer = await call(vendorCode, name, fields);
      return { acknowledged: answer.status === 'OK', balance: text(answer.balance), cause: answer.status };
    } catch (err) {
      if (!(err instanceof WalletUnreachable)) throw err;
      return { acknowledged: false, balance: null, cause: err.message };
    }
  }

  return {
    /** The player behind a launch token, or the platform's refusal code. */
    async authenticate(
      vendorCode: string,
      gameCode: string,
      launchToken: string,
    ): Promise<AuthenticatedPlayer | string> {
      const answer = await call(vendorCode, 'authenticate', { launchToken, gameCode });
      return answer.status === 'OK' ? authenticatedPlayer(answer) : answer.status;
    },

    /** The balance now, or null when the platform does not say. */
    async balance(facts: Omit<PlayFacts, 'roundId'>, sessionToken: string): Promise<string | null> {
      const { vendorCode, ...fields } = facts;
      const answer = await acknowledge(vendorCode, 'balance', { ...fields, sessionToken });
      return answer.acknowledged ? answer.balance : null;
    },

    async bet(facts: PlayFacts, bet: { txId: string; amount: string; sessionToken: string }): Promise<BetOutcome> {
      const { vendorCode, ...fields } = facts;
      try {
        const answer = await call(vendorCode, 'bet', { ...fields, ...bet });
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
