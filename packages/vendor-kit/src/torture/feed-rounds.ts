import { toldAs, type ToldMovement } from './feed-expectations.ts';
import { expectStatus, type Wire } from './wire.ts';

/** Plays a round of one stake that pays a win, a stake when not said, and answers how bet and win have to be told. */
export async function playRound(wire: Wire, amount = wire.options.stake): Promise<ToldMovement[]> {
  const bet = wire.bet();
  const win = wire.win(bet, { amount, roundClosed: true });
  expectStatus(await wire.send('bet', bet), 'OK');
  expectStatus(await wire.send('win', win), 'OK');
  return [toldAs('bet', bet), toldAs('win', win)];
}

/** Plays so many rounds, one after another. */
export async function playRounds(wire: Wire, count: number): Promise<ToldMovement[]> {
  const movements: ToldMovement[] = [];
  for (let played = 0; played < count; played += 1) movements.push(...(await playRound(wire)));
  return movements;
}

/** The id of what came last. */
export const lastOf = (movements: readonly ToldMovement[]): string => movements.at(-1)?.txId ?? '';
