import { Money } from '@quetzal/ui/money';
import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';

export interface AmountProps {
  /** Decimal string from the wire. */
  value: string;
  /** Writes the plus and colours gains and losses. */
  signed?: boolean;
  /** Leaves the symbol out, in columns where every row has the same. */
  bare?: boolean;
  className?: string;
}

/** An amount in the site's currency, cut to the places that it shows. */
export function Amount({ value, signed = false, bare = false, className }: AmountProps) {
  const { locale, placesOf } = useFormat();
  const { currencySymbol } = useSiteInfo();
  return (
    <Money
      amount={value}
      locale={locale}
      symbol={bare ? '' : currencySymbol}
      decimals={placesOf(value)}
      signed={signed}
      className={className}
    />
  );
}
