import * as baccarat from '../../tables/baccarat/index.ts';
import type { NetResult } from '../../tables/bets.ts';
import * as dragonTiger from '../../tables/dragon-tiger/index.ts';
import { formatNet, payout } from '../../tables/index.ts';
import * as roulette from '../../tables/roulette/index.ts';
import * as sicBo from '../../tables/sic-bo/index.ts';
import { type Bet, type Explain, type Explanation, textOf } from '../explanation.ts';

/** What the round means for the one bet that the file names, if it does. */
function withBet(round: Explanation, bet: Bet, netOf: (id: string) => NetResult): Explanation {
  const id = textOf(bet, 'bet');
  if (id === undefined) return round;
  const result = netOf(id);
  if (!result.ok) return { ...round, steps: [...round.steps, `The table has no bet ${id}.`] };
  const { net } = result;
  return {
    steps: [...round.steps, `The bet ${id} has the net ${formatNet(net)}.`],
    outcome: { ...round.outcome, net: formatNet(net) },
    pays: (stake) => payout(stake, net),
  };
}

export const explainBaccarat: Explain = (stream, bet) => {
  const round = baccarat.deal(stream);
  const { player, banker, playerPoints, bankerPoints, result } = round;
  const steps = [
    `The player has ${player.join(' ')}: ${String(playerPoints)} points.`,
    `The banker has ${banker.join(' ')}: ${String(bankerPoints)} points.`,
    `The result is ${result}.`,
  ];
  return withBet({ steps, outcome: round }, bet, (id) => baccarat.netOf(id, round));
};

export const explainDragonTiger: Explain = (stream, bet) => {
  const round = dragonTiger.deal(stream);
  const result = dragonTiger.resultOf(round);
  const steps = [`The dragon has ${round.dragon}, the tiger ${round.tiger}.`, `The result is ${result}.`];
  return withBet({ steps, outcome: { ...round, result } }, bet, (id) => dragonTiger.netOf(id, round));
};

export const explainSicBo: Explain = (stream, bet) => {
  const dice = sicBo.roll(stream);
  return withBet({ steps: [`The dice show ${dice.join(' ')}.`], outcome: { dice } }, bet, (id) =>
    sicBo.netOf(id, dice),
  );
};

export const explainRoulette: Explain = (stream, bet) => {
  const number = roulette.spin(stream);
  return withBet({ steps: [`The ball lies at ${String(number)}.`], outcome: { number } }, bet, (id) =>
    roulette.netOf(id, number),
  );
};
