import { Alert } from '../../components/alert/alert.tsx';
import { AreaChart } from '../../components/area-chart/area-chart.tsx';
import { Card } from '../../components/card/card.tsx';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { Percent } from '../../components/percent/percent.tsx';
import { Pesos } from '../player/pesos.tsx';
import { ownRate, startTiers } from './contract-tiers.tsx';

const amounts = Array.from({ length: 16 }, (_, index) => index * 100_000);
const rateAt = (amount: number) => startTiers.findLast(({ bet }) => amount >= bet)?.rate ?? 0;
const compact = new Intl.NumberFormat('es-MX', { notation: 'compact', maximumFractionDigits: 1 });
const percent = (value: number) => `${value.toFixed(1)}\u00a0%`;

/** What the offer would pay, and what it ends. */
export function ContractPreview() {
  return (
    <Card variant="inset" className="grid content-start gap-2.5 self-start">
      <div>
        <h3 className="text-sm font-semibold">Vista previa</h3>
        <p className="text-xs text-fg-3">Tasa según la apuesta válida del período</p>
      </div>
      <AreaChart
        label="Tasa según la apuesta válida: de 0 % a 13 %"
        xLabel="Apuesta válida"
        height={170}
        points={amounts.map((amount) => ({ key: String(amount), label: compact.format(amount) }))}
        series={[
          { key: 'rate', label: 'Tasa', values: amounts.map(rateAt) },
          { key: 'own', label: 'Tu tasa', look: 'dashed', values: amounts.map(() => ownRate) },
        ]}
        formatValue={percent}
        formatTick={(value) => `${value}\u00a0%`}
        tableLabel="Ver como tabla"
        chartLabel="Ver como gráfica"
      />
      <DescriptionList
        items={[
          { key: 'last', term: 'Últimos 15 días', detail: <Pesos amount="412055.25" /> },
          { key: 'tier', term: 'Tramo alcanzado', detail: <>2 · {<Percent value={6} locale="es-MX" />}</> },
          { key: 'pay', term: 'Pago estimado', detail: <Pesos amount="2892.06" /> },
        ]}
      />
      <Alert tone="warn" title="Termina 1 contrato inferior.">
        tigre_ags quedaría por encima de la nueva tasa. Te pediremos confirmar.
      </Alert>
    </Card>
  );
}
