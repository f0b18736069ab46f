import type { CSSProperties, ReactNode } from 'react';
import { css } from '../css-colour.ts';
import { useGame } from '../shell/game-context.ts';

const CELL = 14;

type LineMapsProps = {
  /** For each line the row that it crosses on each reel. */
  readonly lines: readonly (readonly number[])[];
  readonly rowCount: number;
};

/** A picture of each line, with its number. */
export function LineMaps({ lines, rowCount }: LineMapsProps): ReactNode {
  const { art } = useGame();
  const { lines: colours } = art.theme.colours;
  return (
    <ol className="line-maps">
      {lines.map((rows, line) => (
        <li key={rows.join('')} style={{ '--line': css(colours[line % colours.length] ?? 0xffffff) } as CSSProperties}>
          <LineMap rows={rows} rowCount={rowCount} />
          <span>{line + 1}</span>
        </li>
      ))}
    </ol>
  );
}

function LineMap({ rows, rowCount }: { readonly rows: readonly number[]; readonly rowCount: number }): ReactNode {
  const middle = (cell: number): string => String(cell * CELL + CELL / 2);
  const cells = rows.flatMap((_, reel) => Array.from({ length: rowCount }, (__, row) => ({ reel, row })));
  return (
    <svg viewBox={`0 0 ${String(rows.length * CELL)} ${String(rowCount * CELL)}`} aria-hidden="true">
      {cells.map(({ reel, row }) => (
        <rect
          key={`${String(reel)}-${String(row)}`}
          x={reel * CELL + 1}
          y={row * CELL + 1}
          width={CELL - 2}
          height={CELL - 2}
          rx="3"
        />
      ))}
      <polyline points={rows.map((row, reel) => `${middle(reel)},${middle(row)}`).join(' ')} />
    </svg>
  );
}
