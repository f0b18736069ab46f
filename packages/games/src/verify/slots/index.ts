import * as anywhere6x5 from '../../slots/anywhere6x5/index.ts';
import * as classic3 from '../../slots/classic3/index.ts';
import { keepDraws } from '../../slots/draws/index.ts';
import * as lines5x3 from '../../slots/lines5x3/index.ts';
import type { Explain } from '../explanation.ts';

type LineWin = { readonly line: number; readonly symbol: string; readonly count: number; readonly units: number };

const showWindow = (window: readonly (readonly string[])[]): string => window.map((reel) => reel.join(' ')).join(' | ');
const showWin = ({ line, symbol, count, units }: LineWin): string =>
  `Line ${String(line + 1)}: ${String(count)} times ${symbol} pays ${String(units)} line bets.`;

export const explainClassic3: Explain = (stream) => {
  const { stream: kept, draws } = keepDraws(stream);
  const { stops, window, wins, lineWins, winUnits } = classic3.spin(kept);
  return {
    steps: [
      `The reels stop at ${stops.join(' ')} and show ${showWindow(window)}.`,
      ...wins.map(showWin),
      `The spin wins ${String(winUnits)} line bets; a line bet is a fifth of the bet.`,
    ],
    outcome: { draws, stops, lines: wins, lineWins, winUnits },
    pays: (stake) => classic3.payout(stake, winUnits),
  };
};

export const explainLines5x3: Explain = (stream) => {
  const { stream: kept, draws } = keepDraws(stream);
  const { base, baseWin, freeSpins, winUnits, isCapped } = lines5x3.play(kept);
  return {
    steps: [
      `The reels stop at ${base.stops.join(' ')} and show ${showWindow(base.window)}.`,
      ...base.wins.map(showWin),
      `${String(base.scatters)} scatters pay ${String(base.scatterUnits)} line bets and start ${String(base.freeSpins)} free spins.`,
      `The base spin wins ${String(baseWin)} line bets.`,
      ...freeSpins.map(
        (spin, index) =>
          `Free spin ${String(index + 1)} stops at ${spin.stops.join(' ')}, wins 3 times ${String(spin.lineUnits + spin.scatterUnits)}; ` +
          `so far ${String(spin.runningWin)} line bets, ${String(spin.spinsLeft)} spins left.`,
      ),
      `The round wins ${String(winUnits)} line bets${isCapped ? ', which is the most it can' : ''}; a line bet is a twentieth of the bet.`,
    ],
    outcome: {
      draws,
      stops: base.stops,
      lines: base.wins,
      lineWins: lines5x3.lineWinsOf(base),
      scatters: base.scatters,
      baseWin,
      freeSpins,
      winUnits,
      isCapped,
    },
    pays: (stake) => lines5x3.payout(stake, winUnits),
  };
};

const showCell = ({ symbol, orb }: anywhere6x5.Cell): string => (orb > 0 ? `OR${String(orb)}` : symbol);

function sequenceSteps({ grid, steps, tumbleWin, orbs, scatters }: anywhere6x5.Sequence): string[] {
  return [
    `The columns show ${showWindow(grid.map((column) => column.map(showCell)))}.`,
    ...steps.map(({ wins, refills, grid: after }) => {
      const paid = wins.map(
        ({ kind, count, hundredths }) => `${String(count)} times ${kind} pays ${String(hundredths)}`,
      );
      const fresh = showWindow(refills.map((column) => column.map(showCell)));
      return `${paid.join(', ')} hundredths; from above come ${fresh}, which gives ${showWindow(after.map((column) => column.map(showCell)))}.`;
    }),
    `Tumbles win ${String(tumbleWin)} hundredths; orbs add up to ${String(orbs)}, scatters are ${String(scatters)}.`,
  ];
}

export const explainAnywhere6x5: Explain = (stream) => {
  const { stream: kept, draws } = keepDraws(stream);
  const { base, baseWin, scatterWin, freeSpins, winHundredths, isCapped } = anywhere6x5.play(kept);
  return {
    steps: [
      ...sequenceSteps(base),
      `The base game wins ${String(baseWin)} hundredths of the bet, its scatters ${String(scatterWin)}.`,
      ...freeSpins.flatMap((spin, index) => [
        `Free spin ${String(index + 1)}.`,
        ...sequenceSteps(spin),
        `It wins ${String(spin.win)} at a running total of ${String(spin.total)}; so far ${String(spin.runningWin)}, ${String(spin.spinsLeft)} spins left.`,
      ]),
      `The round wins ${String(winHundredths)} hundredths of the bet${isCapped ? ', which is the most it can' : ''}.`,
    ],
    outcome: {
      draws,
      grid: base.grid.map((column) => column.map(({ symbol }) => symbol)),
      steps: base.steps.map(({ hundredths }) => hundredths),
      orbs: base.orbs,
      scatters: base.scatters,
      baseWin,
      scatterWin,
      freeSpins,
      winHundredths,
      isCapped,
    },
    pays: (stake) => anywhere6x5.payout(stake, winHundredths),
  };
};
