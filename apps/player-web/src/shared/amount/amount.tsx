import { Money } from '@quetzal/ui/money';
import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';

interface AmountProps {
  /** Decimal string. */
  value: string;
  /** Writes the sign and the colour of a gain or loss. */
  signed?: boolean;
  withCurrency?: boolean;
  /** Cuts nothing off: for what is paid. */
  exact?: boolean;
  className?: string;
}

/** An amount in the site's currency, as the language writes it. */
export function Amount({ value, signed = false, withCurrency = false, exact = false, className }: AmountProps) {
  const { locale, placesOf } = useFormat();
  const { currency, currencySymbol } = useSiteInfo();
  return (
    <Money
      amount={value}
      locale={locale}
      symbol={currencySymbol}
      currency={withCurrency ? currency : undefined}
      decimals={placesOf(value, exact ? 'exact' : undefined)}
      signed={signed}
      className={className}
    />
  );
}
