import { useState } from 'react';
import { MoneyField, QuickAmount } from '../../components/money-field/money-field.tsx';
import { RadioCards, type RadioCardOption, type RadioCardsProps } from '../../components/radio-cards/radio-cards.tsx';
import { BitcoinIcon, CreditCardIcon, LandmarkIcon, StoreIcon } from '../../icons/index.ts';
import { Pesos } from '../player/pesos.tsx';

const methods: readonly RadioCardOption[] = [
  { value: 'spei', title: 'SPEI', detail: 'Al instante · sin comisión', icon: <LandmarkIcon /> },
  { value: 'cash', title: 'Efectivo en tienda', detail: '10 min · $12.00', icon: <StoreIcon /> },
  { value: 'card', title: 'Tarjeta', detail: 'Al instante · 2.5\u00a0%', icon: <CreditCardIcon /> },
  { value: 'crypto', title: 'Cripto USDT', detail: '3 min · red TRC-20', icon: <BitcoinIcon /> },
];

/** The ways to pay on a phone, with short words. */
export const shortMethods: readonly RadioCardOption[] = [
  { value: 'spei', title: 'SPEI', detail: 'Al instante', icon: <LandmarkIcon /> },
  { value: 'cash', title: 'Efectivo', detail: '10 min', icon: <StoreIcon /> },
  { value: 'card', title: 'Tarjeta', detail: '2.5\u00a0%', icon: <CreditCardIcon /> },
];

/** How to pay. */
export function MethodChoice(
  props: Pick<RadioCardsProps, 'labelHidden' | 'layout'> & { options?: readonly RadioCardOption[] },
) {
  const [method, setMethod] = useState('spei');
  return <RadioCards label="Método de pago" options={methods} {...props} value={method} onValueChange={setMethod} />;
}

/** How much to pay in. */
export function DepositAmount({ limits }: { limits: string }) {
  const [amount, setAmount] = useState('2000.00');
  return (
    <MoneyField
      label="Monto"
      labelEnd={limits}
      currencySymbol="$"
      currency="MXN"
      locale="es-MX"
      value={amount}
      onValueChange={setAmount}
      quickAmounts={['200', '500', '1000', '2000', '5000', '10000'].map((quick) => (
        <QuickAmount key={quick} selected={Number(amount) === Number(quick)} onClick={() => setAmount(`${quick}.00`)}>
          <Pesos amount={quick} decimals={0} />
        </QuickAmount>
      ))}
    />
  );
}
