import { useState, type ReactNode } from 'react';
import { Alert } from '../../components/alert/alert.tsx';
import { BetSlipItem, BetSlipPrice, type BetSlipContent } from '../../components/bet-slip/bet-slip.tsx';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { MoneyField } from '../../components/money-field/money-field.tsx';
import { Num } from '../../components/num/num.tsx';
import { Percent } from '../../components/percent/percent.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { TicketIcon } from '../../icons/index.ts';
import { Pesos } from '../player/pesos.tsx';
import { nothing } from '../screen-parameters.ts';

const bets = [
  { title: 'México', market: '1X2', event: 'México – Colombia', price: '1.62' },
  { title: 'Menos de 1.5', market: 'Total de goles', event: 'Chile – Perú', price: '1.77', previousPrice: '1.70' },
  { title: 'España −0.5', market: 'Hándicap', event: 'España – Croacia', price: '1.87' },
] as const;

const modes = [
  { value: 'single', label: 'Sencillas' },
  { value: 'combined', label: 'Combinada' },
  { value: 'system', label: 'Sistema' },
] as const;

/** The slip of the sportsbook, for the column and for the sheet. */
export const slipContent: BetSlipContent & { children: ReactNode } = {
  title: 'Boleto',
  count: bets.length,
  clearLabel: 'Vaciar',
  onClear: nothing,
  modes: (
    <SegmentedControl fullWidth label="Tipo de apuesta" value="combined" onValueChange={nothing} options={modes} />
  ),
  children: bets.map(({ title, market, event, ...prices }) => (
    <BetSlipItem
      key={title}
      title={title}
      end={<BetSlipPrice {...prices} previousLabel="antes" />}
      removeLabel={`Quitar ${title}`}
      onRemove={nothing}
    >
      <p className="text-fg-3">{market}</p>
      <p>{event}</p>
    </BetSlipItem>
  )),
  empty: <EmptyState icon={<TicketIcon />} title="Tu boleto está vacío" detail="Toca una cuota para agregarla." />,
  notice: <Alert tone="success">Una cuota subió. Aceptas cambios a mejor.</Alert>,
  totals: [
    { key: 'price', label: 'Cuota total', value: <Num>5.36</Num> },
    {
      key: 'bonus',
      label: 'Bono combinada ×3',
      value: <Percent value={3} decimals={0} signed locale="es-MX" />,
      tone: 'gain',
    },
  ],
  stake: <Stake />,
  results: [{ key: 'gain', label: 'Ganancia posible', value: <Pesos amount="1104.16" />, tone: 'result' }],
  submit: <Button size="lg">Apostar $200.00</Button>,
  hint: (
    <>
      Saldo <Pesos amount="12480.50" />
    </>
  ),
};

const steps = [50, 100, 500] as const;
const balance = 12_480.5;

function Stake() {
  const [value, setValue] = useState('200.00');
  return (
    <div className="grid gap-2">
      <MoneyField
        label="Importe"
        labelHidden
        value={value}
        onValueChange={setValue}
        currencySymbol="$"
        currency="MXN"
        locale="es-MX"
        className="[&_[data-slot=field-control]]:h-13 [&_[data-slot=field-control]]:text-xl"
      />
      <div className="grid grid-cols-4 gap-1.5">
        {steps.map((step) => (
          <Button
            key={step}
            variant="secondary"
            size="sm"
            onClick={() => setValue(Math.min(balance, Number(value) + step).toFixed(2))}
          >
            <Num>+{step}</Num>
          </Button>
        ))}
        <Button variant="secondary" size="sm" onClick={() => setValue(balance.toFixed(2))}>
          Máx.
        </Button>
      </div>
    </div>
  );
}
