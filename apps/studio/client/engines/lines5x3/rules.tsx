import { figureTag } from '@quetzal/i18n';
import {
  FREE_SPINS_MAX,
  HIT_FREQUENCY,
  LINES,
  RETURN_TO_PLAYER,
  ROW_COUNT,
  VOLATILITY,
  WIN_MAX_TIMES_STAKE,
} from '@quetzal/games/slots/lines5x3';
import type { ReactNode } from 'react';
import { LineMaps } from '../../sheets/line-maps.tsx';
import { RuleFigures } from '../../sheets/rule-figures.tsx';
import { RuleList } from '../../sheets/rule-list.tsx';
import { useGame } from '../../shell/game-context.ts';
import { useSymbolNames } from '../../shell/use-symbol-names.ts';

/** How the game is played, and its figures. */
export function RulesTab(): ReactNode {
  const { words, launch } = useGame();
  const nameOf = useSymbolNames();
  const scatter = nameOf('S');
  return (
    <div className="rules">
      <RuleFigures
        returnToPlayer={RETURN_TO_PLAYER.paid / RETURN_TO_PLAYER.staked}
        hitFrequency={HIT_FREQUENCY.winning / HIT_FREQUENCY.stops}
        volatility={VOLATILITY.name}
        winMax={WIN_MAX_TIMES_STAKE}
      />
      <h3>{words('lines5x3.lines')}</h3>
      <LineMaps lines={LINES} rowCount={ROW_COUNT} />
      <RuleList
        rules={[
          words('lines5x3.bet'),
          words('lines5x3.run'),
          words('info.rule_sum'),
          words('lines5x3.wild', { wild: nameOf('W'), scatter }),
          words('lines5x3.scatter', { scatter }),
          words('lines5x3.free', { scatter, max: FREE_SPINS_MAX }),
          words('info.rule_cap', { times: WIN_MAX_TIMES_STAKE.toLocaleString(figureTag(launch.language)) }),
        ]}
      />
    </div>
  );
}
