import { BarStack } from '../../components/bar-stack/bar-stack.tsx';
import { Card } from '../../components/card/card.tsx';
import { Percent } from '../../components/percent/percent.tsx';
import { formatShare, formatValue } from '../../testing/chart-data.ts';
import { Pesos } from '../player/pesos.tsx';
import { income } from './figures.ts';

/** What the agent earned, by kind. */
export function IncomeCard() {
  return (
    <Card padding="md" className="grid gap-2">
      <p className="flex items-center justify-between text-sm text-fg-3">
        Mi ingreso
        <Percent value={14.6} locale="es-MX" signed className="text-xs font-semibold" />
      </p>
      <p className="font-display text-[2.125rem] leading-10 font-bold tracking-tight text-fg">
        <Pesos amount="58442.90" />
      </p>
      <BarStack label="Ingreso por tipo" parts={income} formatValue={formatValue} formatShare={formatShare} />
    </Card>
  );
}
