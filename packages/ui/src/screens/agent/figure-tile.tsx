import { Percent } from '../../components/percent/percent.tsx';
import { StatTile } from '../../components/stat-tile/stat-tile.tsx';
import type { Figure } from './figures.ts';

/** A key figure with its change. */
export function FigureTile({ label, value, change, isFalling = false, course }: Figure) {
  return (
    <StatTile
      label={label}
      value={value}
      points={course}
      delta={{
        label: <Percent value={change} locale="es-MX" />,
        direction: isFalling ? 'down' : 'up',
        word: isFalling ? 'baja' : 'sube',
      }}
    />
  );
}
