import { HIT_FREQUENCY, LINES, RETURN_TO_PLAYER, WIN_MAX_TIMES_STAKE } from '@quetzal/games/slots/classic3';
import type { CSSProperties, ReactNode } from 'react';
import { figureLocale } from '../amounts.ts';
import { css } from '../css-colour.ts';
import { useGame } from '../shell/game-context.ts';

/** How the game is played, and its figures. */
export function RulesTab(): ReactNode {
  const { words, art, launch } = useGame();
  const percent = new Intl.NumberFormat(figureLocale(launch.language), {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const twoPay = words(`symbols.${art.theme.symbols.CHERRY}`);
  return (
    <div className="rules">
      <dl className="figures">
        <Figure name={words('info.return')} value={percent.format(RETURN_TO_PLAYER.paid / RETURN_TO_PLAYER.staked)} />
        <Figure name={words('info.hit')} value={percent.format(HIT_FREQUENCY.winning / HIT_FREQUENCY.stops)} />
        <Figure name={words('info.volatility')} value={words('info.volatility_medium')} />
        <Figure name={words('info.win_max')} value={words('info.times_bet', { times: WIN_MAX_TIMES_STAKE })} />
      </dl>
      <h3>{words('info.lines')}</h3>
      <ol className="line-maps">
        {LINES.map((rows, line) => (
          <li key={rows.join('')} style={{ '--line': css(art.theme.colours.lines[line] ?? 0xffffff) } as CSSProperties}>
            <LineMap rows={rows} />
            <span>{line + 1}</span>
          </li>
        ))}
      </ol>
      <ul className="rule-list">
        <li>{words('info.rule_bet')}</li>
        <li>{words('info.rule_pay', { symbol: twoPay })}</li>
        <li>{words('info.rule_sum')}</li>
        <li>{words('info.rule_decided')}</li>
        <li>{words('info.rule_interrupt')}</li>
        <li>{words('info.rule_keys')}</li>
      </ul>
      <p className="sheet-note">{words('info.credits')}</p>
    </div>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function LineMap({ rows }: { readonly rows: readonly number[] }): ReactNode {
  const points = rows.map((row, reel) => `${String(reel * 14 + 7)},${String(row * 14 + 7)}`).join(' ');
  return (
    <svg viewBox="0 0 42 42" aria-hidden="true">
      {Array.from({ length: 9 }, (_, cell) => (
        <rect key={cell} x={(cell % 3) * 14 + 1} y={Math.floor(cell / 3) * 14 + 1} width="12" height="12" rx="3" />
      ))}
      <polyline points={points} />
    </svg>
  );
}
