import { amountOf, unitsOf } from '../amounts/index.ts';
import type { WalletAnswer, WalletStatus } from '../protocol/index.ts';
import type { WalletCall } from '../server/index.ts';
import { type Book, type Movement, movementKeyOf, movementsOfVendor, type NamedMovement, type Player } from './book.ts';
import type { Fault } from './faults.ts';

export type Answer = Omit<WalletAnswer, 'requestId'>;
export type Rules = ReturnType<typeof createRules>;
/** What counts as a day ago. */
export const dayMs = 23 * 60 * 60_000;
const ledgerUnit = 100n;

/** What every call of the wallet in memory asks of its book, with the faults it was given. */
export function createRules(deps: { book: Book; now: () => Date; faults: ReadonlySet<Fault> }) {
  const { book, now, faults } = deps;
  const is = (fault: Fault): boolean => faults.has(fault);

  const balanceOf = (player: Player) => ({ currency: player.currency, balance: amountOf(player.cash) });
  const ok = (player: Player): Answer => ({ status: 'OK', ...balanceOf(player) });
  const no = (status: WalletStatus): Answer => ({ status });
  const key = ({ vendorCode }: WalletCall, txId: string): string => movementKeyOf(vendorCode, txId);
  const roundKey = (call: WalletCall, fields: { playerRef: string; roundId: string }): string =>
    JSON.stringify([call.vendorCode, fields.playerRef, fields.roundId]);

  function known(call: WalletCall, txId: string): Movement | undefined {
    const movement = book.movements.get(key(call, txId));
    const isOld = movement !== undefined && now().getTime() - movement.at.getTime() > dayMs;
    return isOld && is('forgets after a day') ? undefined : movement;
  }
  function keep(call: WalletCall, named: NamedMovement, more: Partial<Movement> & Pick<Movement, 'kind'>): void {
    const { txId, playerRef, currency, gameCode, roundId, betTxId, winTxId } = named;
    const names = { operatorId: call.operatorId, txId, playerRef, currency, gameCode, roundId, betTxId, winTxId };
    const blank = { state: 'done', payload: '', units: 0n, hasWon: false, at: now() } as const;
    book.movements.set(key(call, txId), { ...names, ...blank, ...more });
  }
  function playerOf(playerRef: string): Player | undefined {
    const player = book.players.get(playerRef);
    return player ?? (is('invents players') ? book.players.values().next().value : undefined);
  }
  function refusalOfSession(player: Player, sessionToken: string): Answer | undefined {
    if (sessionToken !== player.sessionToken && !is('ignores session tokens')) return no('INVALID_TOKEN');
    return player.isLoggedIn || is('takes bets after logout') ? undefined : no('TOKEN_EXPIRED');
  }
  function amountIn(text: string): bigint | undefined {
    const units = unitsOf(text);
    if (units === undefined) return undefined;
    return units % ledgerUnit === 0n || is('rounds amounts') ? units - (units % ledgerUnit) : undefined;
  }

  /** What was credited pays what is owed first. */
  function settle(player: Player): void {
    const paid = player.owed < player.cash ? player.owed : player.cash;
    player.cash -= paid;
    player.owed -= paid;
  }
  /** Takes what is there; the rest is owed. */
  function take(player: Player, units: bigint): void {
    const taken = units < player.cash ? units : player.cash;
    player.cash -= taken;
    if (!is('forgives what was spent')) player.owed += units - taken;
  }
  /** The bets and wins of a round, and the jackpots that named it. */
  function movementsOf(call: WalletCall, round: { playerRef: string; roundId: string }): Movement[] {
    const isOfRound = ({ kind, playerRef, roundId }: Movement) =>
      kind !== 'rollback' && playerRef === round.playerRef && roundId === round.roundId;
    return movementsOfVendor(book, call.vendorCode).filter(isOfRound);
  }

  return {
    book,
    is,
    ok,
    no,
    balanceOf,
    roundKey,
    known,
    keep,
    playerOf,
    refusalOfSession,
    amountIn,
    settle,
    take,
    movementsOf,
  };
}

/** Lets everything that waits have a go: what a wallet without locks does between its check and its write. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
