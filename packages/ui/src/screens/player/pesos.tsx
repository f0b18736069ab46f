import { Money, type MoneyProps } from '../../components/money/money.tsx';

/** An amount in the currency of the screens. */
export function Pesos(props: Omit<MoneyProps, 'locale' | 'symbol'>) {
  return <Money locale="es-MX" symbol="$" {...props} />;
}
