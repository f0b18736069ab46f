import { createHash, createHmac, randomUUID } from 'node:crypto';
import { call, logIn, register, type Rooms, solarisSecret } from './rooms.ts';

/** What a vendor's answer may hold. */
export interface VendorReply {
  httpStatus: number;
  /** The bytes as they came. */
  text: string;
  status: string;
  balance?: string;
  playerRef?: string;
  sessionToken?: string;
  [field: string]: unknown;
}

/** What a test does wrong on purpose. */
export interface Tampering {
  secret?: string;
  vendor?: string;
  skewSeconds?: number;
  /** Sent instead of the body that was signed. */
  sentBody?: string;
}

/** The protocol's signature, written out here once more so that the platform's own code is not its only witness. */
function sign(secret: string, path: string, timestamp: string, body: string, method = 'POST'): string {
  const digest = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', secret).update(`${method}\n${path}\n${timestamp}\n${digest}`).digest('hex');
}

/** Calls the platform as the vendor Solaris does, and checks that each answer is signed. */
export async function vendorCall(
  rooms: Rooms,
  path: string,
  body: object | string,
  tampering: Tampering = {},
): Promise<VendorReply> {
  const { secret = solarisSecret, vendor = 'SOL', skewSeconds = 0 } = tampering;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const timestamp = String(Math.floor(rooms.time.now.getTime() / 1000) + skewSeconds);
  const signature = sign(secret, path, timestamp, text);
  const answer = await rooms.api.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      'x-vendor': vendor,
      'x-timestamp': timestamp,
      'x-signature': signature,
    },
    payload: tampering.sentBody ?? text,
  });
  if (vendor === 'SOL') checkSigned(path, answer.body, answer.headers);
  return { httpStatus: answer.statusCode, text: answer.body, ...(answer.json() as { status: string }) };
}

/** Reads from the platform as the vendor Solaris does, and checks that the answer is signed. */
export async function vendorRead<T>(rooms: Rooms, path: string): Promise<T & { httpStatus: number; status: string }> {
  const timestamp = String(Math.floor(rooms.time.now.getTime() / 1000));
  const headers = {
    'x-vendor': 'SOL',
    'x-timestamp': timestamp,
    'x-signature': sign(solarisSecret, path, timestamp, '', 'GET'),
  };
  const answer = await rooms.api.inject({ method: 'GET', url: path, headers });
  checkSigned(path, answer.body, answer.headers, 'GET');
  return { httpStatus: answer.statusCode, ...answer.json<T & { status: string }>() };
}

function checkSigned(path: string, body: string, headers: Record<string, unknown>, method = 'POST'): void {
  const right = sign(solarisSecret, path, String(headers['x-timestamp']), body, method);
  if (headers['x-signature'] !== right) throw new Error('The answer is not signed');
}

/** A player inside a game. */
export interface Seat {
  token: string;
  memberId: string;
  sessionToken: string;
}

/** The launch token in a game's address. */
export async function launchTokenFor(rooms: Rooms, token: string, gameCode = 'frutas-electricas'): Promise<string> {
  const url = `/wps/game/launchGame?vassalage=SOL&gameCode=${gameCode}`;
  const { body } = await call(rooms, 'GET', url, { token });
  const { content } = body.value as { content: { game_url: string } };
  return new URL(content.game_url).searchParams.get('token') ?? '';
}

/** Logs a player in and opens the game for them. */
export async function sit(rooms: Rooms, username: string, gameCode = 'frutas-electricas'): Promise<Seat> {
  const { token, memberId } = await logIn(rooms, username);
  const launchToken = await launchTokenFor(rooms, token, gameCode);
  const body = { requestId: randomUUID(), operatorId: 'quetzal', launchToken, gameCode };
  const entered = await vendorCall(rooms, '/vendor/v1/session/authenticate', body);
  return { token, memberId, sessionToken: entered.sessionToken ?? '' };
}

/** A new member with so many whole pesos, in the game. */
export async function seatWithCash(rooms: Rooms, username: string, amount: number): Promise<Seat> {
  const { memberId } = await register(rooms, username);
  if (amount > 0) await rooms.fund(memberId, pesos(amount));
  return sit(rooms, username);
}

/** Whole pesos in units of the ledger. */
export const pesos = (amount: number): bigint => BigInt(amount) * 10_000n;

/** What a player could bet now, in units of the ledger. */
export async function cashOf(rooms: Rooms, { memberId }: Seat): Promise<bigint> {
  return (await rooms.wallet.balanceOf(rooms.db, memberId, 'MXN')).cash;
}

const shared = (seat: Seat) => ({
  requestId: randomUUID(),
  txId: randomUUID(),
  operatorId: 'quetzal',
  playerRef: seat.memberId,
  currency: 'MXN',
  gameCode: 'frutas-electricas',
});

/** The body of a bet of 10.00 in a round of its own. */
export function betBody(seat: Seat, more: object = {}) {
  return { ...shared(seat), roundId: randomUUID(), amount: '10.00', sessionToken: seat.sessionToken, ...more };
}

type BetBody = ReturnType<typeof betBody>;

/** The body of the win that ends a bet's round. */
export function winBody(seat: Seat, bet: BetBody, amount: string, more: object = {}) {
  return { ...shared(seat), betTxId: bet.txId, roundId: bet.roundId, amount, roundClosed: true, ...more };
}

/** The body of the rollback of a bet. */
export function rollbackBody(seat: Seat, bet: BetBody, more: object = {}) {
  return { ...shared(seat), betTxId: bet.txId, roundId: bet.roundId, ...more };
}

export const bet = (rooms: Rooms, body: object) => vendorCall(rooms, '/vendor/v1/wallet/bet', body);
export const win = (rooms: Rooms, body: object) => vendorCall(rooms, '/vendor/v1/wallet/win', body);
export const rollback = (rooms: Rooms, body: object) => vendorCall(rooms, '/vendor/v1/wallet/rollback', body);
