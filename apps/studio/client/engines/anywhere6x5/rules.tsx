import { figureTag } from '@quetzal/i18n';
import {
  FREE_SPINS_MAX,
  HIT_FREQUENCY_SIMULATED,
  RETURN_TO_PLAYER_SIMULATED,
  VOLATILITY,
  WIN_MAX_TIMES_STAKE,
} from '@quetzal/games/slots/anywhere6x5';
import type { ReactNode } from 'react';
import { RuleFigures } from '../../sheets/rule-figures.tsx';
import { RuleList } from '../../sheets/rule-list.tsx';
import { useGame } from '../../shell/game-context.ts';
import { useSymbolNames } from '../../shell/use-symbol-names.ts';

/** How the game is played, and its figures. */
export function RulesTab(): ReactNode {
  const { words, launch } = useGame();
  const nameOf = useSymbolNames();
  const scatter = nameOf('SC');
  const orb = nameOf('OR');
  return (
    <div className="rules">
      <RuleFigures
        returnToPlayer={RETURN_TO_PLAYER_SIMULATED}
        hitFrequency={HIT_FREQUENCY_SIMULATED}
        volatility={VOLATILITY.name}
        winMax={WIN_MAX_TIMES_STAKE}
      />
      <p className="sheet-note">{words('anywhere6x5.simulated')}</p>
      <RuleList
        rules={[
          words('anywhere6x5.pay'),
          words('anywhere6x5.tumble'),
          words('anywhere6x5.orb', { orb }),
          words('anywhere6x5.scatter', { scatter }),
          words('anywhere6x5.free', { orb, scatter, max: FREE_SPINS_MAX }),
          words('info.rule_cap', { times: WIN_MAX_TIMES_STAKE.toLocaleString(figureTag(launch.language)) }),
        ]}
      />
    </div>
  );
}
