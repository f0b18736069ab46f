import { useState, type ReactNode } from 'react';
import { useAmounts, useGame, useGameState } from '../shell/game-context.ts';
import { Icon } from '../shell/icons.tsx';
import type { Round } from '../studio-api.ts';
import { isRoundVerified } from './verify-round.ts';

/** The last settled rounds; those whose seed is shown can be verified here and now. */
export function RoundList(): ReactNode {
  const { words, kit } = useGame();
  const { rounds } = useGameState();
  const settled = rounds.filter(
    ({ state, fairness }) => state === 'settled' && fairness.rulesVersion === kit.rulesVersion,
  );
  return (
    <>
      <h3>{words('fair.rounds')}</h3>
      {settled.length === 0 ? <p className="sheet-note">{words('fair.no_rounds')}</p> : null}
      <ul className="rounds">
        {settled.map((round) => (
          <RoundRow key={round.id} round={round} />
        ))}
      </ul>
    </>
  );
}

function RoundRow({ round }: { readonly round: Round }): ReactNode {
  const { words, kit } = useGame();
  const amounts = useAmounts();
  const [verdict, setVerdict] = useState<boolean | null>(null);
  return (
    <li>
      <span>
        <strong>{words('fair.spin_number', { nonce: round.fairness.nonce })}</strong>
        <small>{words('fair.bet_win', { bet: amounts(round.stake), win: amounts(round.win ?? '0') })}</small>
        {round.jackpotWin === null ? null : (
          <small>{words('strip.jackpot', { amount: amounts(round.jackpotWin) })}</small>
        )}
        {/* There before its text, like every line that is to be heard. */}
        <output className={verdict === false ? 'sheet-error' : 'verdict-good'}>
          {verdict === null ? null : (
            <>
              {verdict ? <Icon name="check" size={14} /> : null} {words(verdict ? 'fair.matches' : 'fair.differs')}
              {verdict && round.jackpot !== null ? ` ${words('fair.pot_matches')}` : null}
            </>
          )}
        </output>
      </span>
      {round.fairness.serverSeed === null ? (
        <small className="sheet-note">{words('fair.hidden')}</small>
      ) : (
        <button
          type="button"
          className="secondary-button"
          onClick={() => {
            setVerdict(isRoundVerified(round, kit));
          }}
        >
          {words('fair.verify')}
        </button>
      )}
    </li>
  );
}
