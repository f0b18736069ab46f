import { Badge } from '../../components/badge/badge.tsx';
import { Card } from '../../components/card/card.tsx';
import { IconPlate } from '../../components/icon-plate/icon-plate.tsx';
import { Money } from '../../components/money/money.tsx';
import { categoryIcons, CircleArrowDownIcon, CircleArrowUpIcon, RotateCcwIcon } from '../../icons/index.ts';
import { movements, type Movement } from './wallet-data.ts';

const Cherry = categoryIcons.rng;
const icons = {
  deposit: <CircleArrowDownIcon />,
  bet: <Cherry />,
  withdrawal: <CircleArrowUpIcon />,
  rebate: <RotateCcwIcon />,
};
const states = {
  credited: { tone: 'success', label: 'Acreditado' },
  settled: { tone: 'neutral', label: 'Liquidada' },
  pending: { tone: 'warn', label: 'En proceso' },
  refused: { tone: 'danger', label: 'Rechazado' },
} as const;

/** The last lines of the account. */
export function MovementList() {
  return (
    <Card asChild variant="inset" padding="none">
      <ul>
        {movements.map(({ key, ...movement }) => (
          <MovementRow key={key} {...movement} />
        ))}
      </ul>
    </Card>
  );
}

function MovementRow({ kind, title, at, state, amount }: Omit<Movement, 'key'>) {
  return (
    <li className="grid min-h-13 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-5 border-t border-line px-4 py-2 first:border-t-0 md:grid-cols-[auto_minmax(0,1.9fr)_minmax(0,1.2fr)_minmax(0,1fr)_auto]">
      <IconPlate className="size-8.5 [&_svg]:size-4">{icons[kind]}</IconPlate>
      <span className="truncate font-[550] text-fg">{title}</span>
      <span className="text-fg-2 max-md:order-1 max-md:col-start-2 max-md:text-xs">{at}</span>
      <span className="max-md:order-2 max-md:justify-self-end">
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </span>
      <span className="text-end font-semibold md:min-w-28">
        <Money amount={amount} locale="es-MX" signed={!amount.startsWith('-')} />
      </span>
    </li>
  );
}
