import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { TicketIcon } from '../../icons/index.ts';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { CheckboxField } from '../checkbox-field/checkbox-field.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { MoneyField } from '../money-field/money-field.tsx';
import { Money } from '../money/money.tsx';
import { Num } from '../num/num.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { BetSlip, BetSlipItem, BetSlipPrice, BetSlipSheet } from './bet-slip.tsx';

const money = (amount: string) => <Money amount={amount} locale="es-MX" symbol="$" />;
const nothing = () => undefined;

const bets = [
  { title: 'México', market: '1X2', event: 'México – Colombia', price: '1.62' },
  { title: 'Menos de 1.5', market: 'Total de goles', event: 'Chile – Perú', price: '1.77', previousPrice: '1.70' },
  { title: 'España −0.5', market: 'Hándicap', event: 'España – Croacia', price: '1.87' },
].map(({ title, market, event, ...prices }) => (
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
));

const lotteryBets = [
  ['5 estrellas · Directa', '1,7 | 3 | 0,4,9 | 2,5 | 6,8', '24 × $2 × 1', '48.00'],
  ['3 últimas · Directa', '0,4 | 5 | 8', '2 × $2 × 1', '4.00'],
  ['Posición fija', 'Unidad 7', '1 × $10 × 1', '10.00'],
].map(([title = '', picks, sum, amount = '']) => (
  <BetSlipItem key={title} title={title} removeLabel={`Quitar ${title}`} onRemove={nothing}>
    <p className="font-semibold text-accent-text">
      <Num>{picks}</Num>
    </p>
    <p className="flex justify-between gap-3 text-fg-3">
      <Num>{sum}</Num>
      <b className="font-semibold text-fg">{money(amount)}</b>
    </p>
  </BetSlipItem>
));

function StakeField() {
  const [value, setValue] = useState('200.00');
  return (
    <MoneyField
      label="Importe"
      value={value}
      onValueChange={setValue}
      currencySymbol="$"
      currency="MXN"
      locale="es-MX"
    />
  );
}

const modes = (
  <SegmentedControl
    fullWidth
    label="Tipo de apuesta"
    value="combined"
    onValueChange={nothing}
    options={[
      { value: 'single', label: 'Sencillas' },
      { value: 'combined', label: 'Combinada' },
      { value: 'system', label: 'Sistema' },
    ]}
  />
);

const meta = {
  title: 'Game site/BetSlip',
  component: BetSlip,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Write the amount into the button: "Apostar $200.00".',
        'When the button is off, say why in `hint`, right below it.',
        'Show what changed since a bet was chosen before it can be placed: struck price and a notice.',
        'Use `BetSlip` from 1024 px on and `BetSlipSheet` below, with the same content.',
      ],
      avoid: [
        'Do not preselect a stake or a repetition in the next draws.',
        'Do not open the sheet by itself when a bet is added; the count bounces.',
      ],
      keyboard: [
        ['Tab', 'Clear, kind of bet, the crosses of the bets, stake, place.'],
        ['Escape', 'Closes the sheet and goes back to the pill.'],
      ],
    } satisfies Guide,
  },
  args: {
    title: 'Boleto',
    count: 3,
    clearLabel: 'Vaciar',
    onClear: nothing,
    modes,
    children: bets,
    empty: (
      <EmptyState
        icon={<TicketIcon />}
        title="Tu boleto está vacío"
        detail="Toca una cuota para agregarla."
        className="pt-2 pb-8"
      />
    ),
    notice: <Alert tone="success">Una cuota subió. Aceptas cambios a mejor.</Alert>,
    totals: [
      { key: 'price', label: 'Cuota total', value: <Num>5.36</Num> },
      { key: 'bonus', label: 'Bono combinada ×3', value: '+3 %', tone: 'gain' },
    ],
    stake: <StakeField />,
    results: [{ key: 'gain', label: 'Ganancia posible', value: money('1104.16'), tone: 'result' }],
    submit: <Button size="lg">Apostar $200.00</Button>,
    hint: <>Saldo {money('12480.50')}</>,
  },
} satisfies Meta<typeof BetSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { count: 1, children: bets.slice(0, 1), notice: undefined } };
export const Lottery: Story = {
  args: {
    modes: undefined,
    notice: undefined,
    children: lotteryBets,
    totals: [
      { key: 'bets', label: 'Apuestas', value: <Num>27</Num> },
      { key: 'total', label: 'Total', value: money('62.00'), tone: 'result' },
    ],
    stake: <CheckboxField label="Seguir en próximos sorteos" />,
    results: [],
    submit: <Button size="lg">Confirmar apuesta de $62.00</Button>,
    hint: undefined,
  },
};
export const Empty: Story = { args: { count: 0 } };
export const CannotBePlaced: Story = {
  args: {
    submit: (
      <Button size="lg" disabled>
        Apostar $20,000.00
      </Button>
    ),
    hint: 'Tu saldo es de $12,480.50. Baja el importe o deposita.',
  },
};
export const Placing: Story = {
  args: {
    submit: (
      <Button size="lg" busy busyLabel="Apostando">
        Apostar $200.00
      </Button>
    ),
  },
};
export const InSheet: Story = {
  parameters: { layout: 'fullscreen' },
  render: function OnSmallScreens(args) {
    const [open, setOpen] = useState(true);
    return <BetSlipSheet {...args} open={open} onOpenChange={setOpen} closeLabel="Cerrar" className="lg:flex" />;
  },
};
export const Pill: Story = {
  parameters: { layout: 'fullscreen' },
  render: function OnSmallScreens(args) {
    const [open, setOpen] = useState(false);
    return (
      <div className="h-60">
        <BetSlipSheet
          {...args}
          open={open}
          onOpenChange={setOpen}
          closeLabel="Cerrar"
          pillEnd={<Num>5.36</Num>}
          className="lg:flex"
        />
      </div>
    );
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'القسيمة',
    clearLabel: 'إفراغ',
    modes: undefined,
    notice: undefined,
    children: (
      <BetSlipItem
        title="المكسيك"
        end={<BetSlipPrice price="1.77" previousPrice="1.70" previousLabel="قبل" />}
        removeLabel="إزالة"
        onRemove={nothing}
      >
        <p className="text-fg-3">النتيجة النهائية</p>
      </BetSlipItem>
    ),
    count: 1,
    totals: [{ key: 'price', label: 'إجمالي الاحتمالات', value: <Num>1.77</Num> }],
    stake: undefined,
    results: [{ key: 'gain', label: 'الربح المحتمل', value: money('354.00'), tone: 'result' }],
    submit: <Button size="lg">راهن بـ $200.00</Button>,
    hint: undefined,
  },
};
