import { currencyOf } from '@quetzal/domain/money';
import { MoneyField, type MoneyFieldProps } from '@quetzal/ui/money-field';
import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';

type AmountFieldProps = Omit<MoneyFieldProps, 'locale' | 'currency' | 'currencySymbol' | 'decimals'>;

/** An amount of the site's currency, as finely as that is paid in and out. */
export function AmountField(props: AmountFieldProps) {
  const { locale } = useFormat();
  const { currency, currencySymbol } = useSiteInfo();
  const { exponent } = currencyOf(currency);
  return <MoneyField {...{ locale, currency, currencySymbol, decimals: exponent }} {...props} />;
}
