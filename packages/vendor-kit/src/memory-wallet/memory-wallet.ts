import { unitsOf } from '../amounts/index.ts';
import {
  type AnswerStore,
  createFeedServer,
  createMemoryAnswerStore,
  createWalletServer,
  type WalletServer,
} from '../server/index.ts';
import { type SignatureVerdict, type SigningKeys, verifyRequest } from '../signature/index.ts';
import type { FreeRounds } from '../protocol/index.ts';
import type { Book } from './book.ts';
import type { Fault } from './faults.ts';
import { brokenGateway } from './broken-gateway.ts';
import { createFeed } from './feed.ts';
import { createWalletSide } from './wallet-side.ts';

export type MemoryWallet = ReturnType<typeof createMemoryWallet>;

/** A player as a trial begins with them. */
interface NewPlayer {
  playerRef: string;
  currency: string;
  cash: string;
  sessionToken: string;
  freeRounds?: readonly FreeRounds[];
}

/** A wallet in memory that keeps the protocol, for trying a client against; or breaks it where it is told to. */
export function createMemoryWallet(options: {
  secrets: ReadonlyMap<string, SigningKeys>;
  now: () => Date;
  faults?: readonly Fault[];
}) {
  const { secrets, now } = options;
  const faults: ReadonlySet<Fault> = new Set(options.faults);
  const book: Book = { players: new Map(), movements: new Map(), closedRounds: new Set() };
  const verify: typeof verifyRequest = (secret, request, at) => {
    const verdict = verifyRequest(secret, request, at);
    if (verdict === 'INVALID_SIGNATURE' && faults.has('ignores signatures')) return 'OK';
    return verdict === 'CLOCK_SKEW' && faults.has('ignores the clock') ? 'OK' : verdict;
  };
  const signed = { secretOf: (vendorCode: string) => secrets.get(vendorCode), now, onError: () => undefined };
  const calls = createWalletServer({
    ...signed,
    verify,
    answers: answersWith(faults),
    wallet: createWalletSide({ book, now, faults }),
    ...(faults.has('reads huge bodies') ? { bodyBytesMax: Infinity } : {}),
  });
  const feed = createFeedServer({
    ...signed,
    verify: faults.has('feeds to anybody') ? (): SignatureVerdict => 'OK' : verify,
    pageOf: createFeed({ book, now, faults }),
  });
  const server: WalletServer = (request) => (request.method === 'GET' ? feed : calls)(request);
  return {
    server: brokenGateway(server, { secrets, now, faults }),
    /** Adds a player, logged in; their launch token is `launch-<playerRef>`. */
    addPlayer(player: NewPlayer): void {
      const { freeRounds = [], ...facts } = player;
      const cash = unitsOf(player.cash) ?? 0n;
      book.players.set(player.playerRef, {
        ...facts,
        cash,
        isLoggedIn: true,
        owed: 0n,
        freeRounds: freeRounds.map((grant) => ({ ...grant })),
      });
    },
    logOut(playerRef: string): void {
      const player = book.players.get(playerRef);
      if (player !== undefined) player.isLoggedIn = false;
    },
    /** Cash in millionths. */
    cashOf: (playerRef: string): bigint => book.players.get(playerRef)?.cash ?? 0n,
  };
}

function answersWith(faults: ReadonlySet<Fault>): AnswerStore {
  if (faults.has('rebuilds answers')) return { once: (_key, work) => work() };
  const answers = createMemoryAnswerStore();
  if (!faults.has('races on one bet')) return answers;
  // Keeps an answer when the work is done, so that two at once both work.
  return {
    async once(key, work) {
      const answer = await work();
      return answers.once(key, async () => answer);
    },
  };
}

/** `fetch` that reaches a wallet server in this process, whatever the host. */
export function memoryFetch(wallet: { server: (request: Request) => Promise<Response> }): typeof fetch {
  return (input, init) => {
    const answer = wallet.server(new Request(input, init));
    const { signal } = init ?? {};
    if (!signal) return answer;
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    return Promise.race([answer, aborted]);
  };
}
