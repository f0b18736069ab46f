import {
  HIT_FREQUENCY,
  LINES,
  RETURN_TO_PLAYER,
  ROW_COUNT,
  VOLATILITY,
  WIN_MAX_TIMES_STAKE,
} from '@quetzal/games/slots/classic3';
import type { ReactNode } from 'react';
import { LineMaps } from '../../sheets/line-maps.tsx';
import { RuleFigures } from '../../sheets/rule-figures.tsx';
import { RuleList } from '../../sheets/rule-list.tsx';
import { useGame } from '../../shell/game-context.ts';
import { useSymbolNames } from '../../shell/use-symbol-names.ts';

/** How the game is played, and its figures. */
export function RulesTab(): ReactNode {
  const { words } = useGame();
  const nameOf = useSymbolNames();
  return (
    <div className="rules">
      <RuleFigures
        returnToPlayer={RETURN_TO_PLAYER.paid / RETURN_TO_PLAYER.staked}
        hitFrequency={HIT_FREQUENCY.winning / HIT_FREQUENCY.stops}
        volatility={VOLATILITY.name}
        winMax={WIN_MAX_TIMES_STAKE}
      />
      <h3>{words('info.lines')}</h3>
      <LineMaps lines={LINES} rowCount={ROW_COUNT} />
      <RuleList
        rules={[words('info.rule_bet'), words('info.rule_pay', { symbol: nameOf('CHERRY') }), words('info.rule_sum')]}
      />
    </div>
  );
}
