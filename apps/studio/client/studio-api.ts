/** A round as the server shows it. */
export type Round = {
  readonly id: string;
  readonly requestId: string;
  readonly state: 'debiting' | 'settling' | 'settled' | 'refused' | 'rolling_back' | 'rolled_back';
  readonly stake: string;
  /** The free rounds that it is one of: the stake was not the player's. */
  readonly grantId: string | null;
  readonly win: string | null;
  /** What it won of the pot, besides. */
  readonly jackpotWin: string | null;
  /** What it drew for the pot, and below what that hits; null where it had no chance at one. */
  readonly jackpot: {
    readonly stakeUnits: string;
    readonly turnUnits: string;
    readonly wordsBefore: number;
    readonly u52: string;
    readonly hit: boolean;
  } | null;
  /** What it drew; the engine plays the round again from it. */
  readonly draws: readonly number[] | null;
  readonly refusalCode: string | null;
  readonly balance: string | null;
  readonly createdAt: string;
  readonly fairness: {
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    readonly nonce: number;
    readonly context: string;
    readonly serverSeed: string | null;
    readonly rulesVersion: string;
  };
};

/** Rounds that the player can play for nothing, each worth `stake`. */
export type FreeRounds = { readonly grantId: string; readonly stake: string; readonly left: number };

/** The pot that the game feeds; shares lie between 0 and 1. */
export type Jackpot = {
  readonly amount: string;
  readonly isOpen: boolean;
  readonly mainShare: number;
  readonly reserveShare: number;
  readonly turn: string;
  readonly returnShare: number;
};

export type SessionState = {
  readonly gameCode: string;
  readonly isDemo: boolean;
  /** Whether the balance is what the vendor keeps itself, to which a player has to move money on the site. */
  readonly keepsOwnWallet: boolean;
  readonly currency: string;
  readonly lobbyUrl: string | null;
  readonly stakes: readonly string[];
  readonly freeRounds: readonly FreeRounds[];
  readonly jackpot: Jackpot | null;
  readonly balance: string | null;
  readonly openRound: Round | null;
  readonly rounds: readonly Round[];
};

export type Seeds = {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly nextServerSeedHash: string;
  readonly revealed: { readonly serverSeed: string; readonly serverSeedHash: string } | null;
};

/** A spin as the player asks for it; `grantId` when it is a free round. */
export type Spin = { readonly requestId: string; readonly stake: string; readonly grantId: string | null };

/** A refusal of the server, or `offline` when it could not be reached. */
export class StudioError extends Error {
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

const TIMEOUT_MS = 15_000;

export type OpenSession = {
  readonly gameCode: string;
  readonly mode: 'real' | 'demo';
  readonly launchToken?: string;
  readonly operatorId?: string;
  readonly currency?: string;
};

export type StudioApi = ReturnType<typeof createStudioApi>;

/** The studio's own server. Every call throws `StudioError`. */
export function createStudioApi() {
  let token: string | undefined;

  async function call<T>(path: string, body?: object): Promise<T> {
    const response = await send(path, token, body);
    if (!response.ok) {
      const refusal: unknown = await response.json().catch(() => ({}));
      throw new StudioError((refusal as { code?: string }).code ?? 'internal');
    }
    // The line may be lost while the answer comes: half of one says nothing.
    return response.json().catch((err: unknown) => {
      throw new StudioError('offline', { cause: err });
    }) as Promise<T>;
  }

  return {
    /** Goes on with a session that this page has opened before. */
    useToken(known: string): void {
      token = known;
    },
    async openSession(request: OpenSession): Promise<SessionState & { readonly token: string }> {
      const opened = await call<SessionState & { token: string }>('/api/session', request);
      token = opened.token;
      return opened;
    },
    state: () => call<SessionState>('/api/state'),
    /** Its round; null while one of the player in another window has not ended. */
    spin: (spin: Spin) => {
      const { grantId, ...asked } = spin;
      return call<{ round: Round | null }>('/api/spin', grantId === null ? asked : { ...asked, grantId });
    },
    seeds: () => call<Seeds>('/api/seeds'),
    rotateSeeds: (clientSeed?: string) => call<Seeds>('/api/seeds', clientSeed === undefined ? {} : { clientSeed }),
  };
}

async function send(path: string, token: string | undefined, body: object | undefined): Promise<Response> {
  try {
    return await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (err) {
    throw new StudioError('offline', { cause: err });
  }
}
