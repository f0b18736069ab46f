import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { createSignedCall, fetchWalletKeys } from '../client/index.ts';
import { callPaths } from '../protocol/index.ts';
import { readPrivateKey, type SigningKeys } from '../signature/index.ts';
import { reportText } from './report.ts';
import { runTorture } from './run-torture.ts';
import type { TortureOptions } from './torture-options.ts';

const usage = `vendor-kit torture --url <wallet> --vendor <code> (--secret <secret> | --key <file>) --operator <code>
    --currency <code> --game <code> (--launch-token <token> | --session-token <token> --player <ref>)
    [--stake 1.00] [--other-currency USD] [--at-once 1000] [--patience 60] [--end-session <command>] [--free-rounds] [--no-feed]
    [--json <file> | --json -]

  --secret may be left out when VENDOR_SECRET is in the environment.
  --key is the vendor's private Ed25519 key, PEM or JWK; the wallet's public keys are those that it publishes.
  --launch-token is one that nobody has used yet; whose it is, the wallet says. With --player it must be this player's.
  The player must be logged in and in the game, with money for 20 stakes, and less than one bet may take.
  --patience is how many seconds an answer is waited for, and what the feed does not tell yet.
  --free-rounds says that the player has free rounds in the game; without it three cases are left out.
  --no-feed says that the wallet gives no feed of transactions; with it ten cases are left out.
  --end-session is run by the shell and must log the player out; without it two cases are left out.
Ends with 0 when no case failed, 1 when one did, 2 when it could not begin.`;

const text = { type: 'string' } as const;
const optionShapes = {
  url: text,
  vendor: text,
  secret: text,
  key: text,
  operator: text,
  player: text,
  currency: text,
  game: text,
  'session-token': text,
  'launch-token': text,
  stake: { ...text, default: '1.00' },
  'other-currency': text,
  'at-once': { ...text, default: '1000' },
  patience: { ...text, default: '60' },
  'end-session': text,
  'free-rounds': { type: 'boolean' } as const,
  'no-feed': { type: 'boolean' } as const,
  json: text,
  help: { type: 'boolean', short: 'h' } as const,
};
type Flag = 'free-rounds' | 'no-feed' | 'help';
type TextOption = Exclude<keyof typeof optionShapes, Flag>;
type Given = Partial<Record<TextOption, string>> & Partial<Record<Flag, boolean>>;

/** A command line that cannot be followed. */
class UsageError extends Error {}

/** Runs `vendor-kit torture` with its arguments; answers the exit code. */
export async function tortureCommand(
  args: string[],
  out: { print: (text: string) => void; warn: (text: string) => void; environment: Record<string, string | undefined> },
): Promise<number> {
  try {
    const values: Given = parseArgs({ args, options: optionShapes, strict: true }).values;
    if (values.help === true) {
      out.print(usage);
      return 0;
    }
    const report = await runTorture(await optionsOf(values, out.environment));
    if (values.json !== '-') out.print(reportText(report));
    const json = `${JSON.stringify(report, null, 2)}\n`;
    if (values.json === '-') out.print(json);
    else if (values.json !== undefined) await writeFile(values.json, json);
    return report.failed === 0 ? 0 : 1;
  } catch (error) {
    out.warn(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
}

async function optionsOf(given: Given, environment: Record<string, string | undefined>): Promise<TortureOptions> {
  const need = (name: TextOption): string => {
    const value = given[name] ?? (name === 'secret' ? environment['VENDOR_SECRET'] : undefined);
    if (value === undefined || value === '') throw new UsageError(`--${name} is missing`);
    return value;
  };
  const currency = need('currency');
  const count = (name: 'at-once' | 'patience'): number => {
    const value = Number(need(name));
    if (!Number.isInteger(value) || value < 1) throw new UsageError(`--${name} must be a whole number`);
    return value;
  };
  const endSession = given['end-session'];
  const baseUrl = need('url').replace(/\/+$/, '');
  const vendor = {
    baseUrl,
    vendorCode: need('vendor'),
    secret: given.key === undefined ? need('secret') : await keysOf(given.key, baseUrl),
    operatorId: need('operator'),
    gameCode: need('game'),
  };
  return {
    ...vendor,
    currency,
    ...(await seatOf(given, need, vendor)),
    stake: need('stake'),
    otherCurrency: given['other-currency'] ?? (currency === 'USD' ? 'EUR' : 'USD'),
    atOnce: count('at-once'),
    patienceMs: count('patience') * 1_000,
    promptMs: 3_000,
    fetch,
    now: () => new Date(),
    createId: randomUUID,
    ...(given['free-rounds'] === true ? { freeRounds: true as const } : {}),
    ...(given['no-feed'] === true ? { noFeed: true as const } : {}),
    ...(endSession === undefined ? {} : { endSession: () => runShell(endSession) }),
  };
}

async function keysOf(file: string, baseUrl: string): Promise<SigningKeys> {
  const own = readPrivateKey(await readFile(file, 'utf8'));
  return { own, theirs: await fetchWalletKeys({ baseUrl, timeoutMs: 10_000, fetch }) };
}

type Vendor = Pick<TortureOptions, 'baseUrl' | 'vendorCode' | 'secret' | 'operatorId' | 'gameCode'>;
type Seat = Pick<TortureOptions, 'playerRef' | 'sessionToken'>;

/** Who plays in which session: as given, or as the wallet answers to a launch token. */
async function seatOf(given: Given, need: (name: TextOption) => string, vendor: Vendor): Promise<Seat> {
  const { 'session-token': sessionToken, player } = given;
  if (sessionToken !== undefined) return { sessionToken, playerRef: need('player') };
  const seat = await enter(vendor, need('launch-token'));
  if (player !== undefined && player !== seat.playerRef)
    throw new UsageError(`the launch token is of the player ${seat.playerRef}, not of ${player}`);
  return seat;
}

async function enter(vendor: Vendor, launchToken: string): Promise<Seat> {
  const call = createSignedCall({ ...vendor, now: () => new Date(), timeoutMs: 10_000, fetch });
  const { operatorId, gameCode } = vendor;
  const answer = await call(callPaths.authenticate, { requestId: randomUUID(), operatorId, launchToken, gameCode });
  const { playerRef, sessionToken } = answer;
  if (sessionToken === undefined) throw new UsageError(`the launch token opens no session: ${answer.status}`);
  if (playerRef === undefined) throw new UsageError('the wallet does not say whose launch token it is');
  return { playerRef, sessionToken };
}

async function runShell(command: string): Promise<void> {
  await promisify(execFile)('sh', ['-c', command]);
}
