import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { Amount, type AmountProps } from './amount.tsx';

/** How wide a sign of an amount is, in parts of its height. */
const signWidth = 0.58;

/** An amount that is never wider than its place: the larger the sum, the smaller it is written. */
export function FittingAmount(props: AmountProps) {
  const { currencySymbol } = useSiteInfo();
  const places = useFormat().placesOf(props.value);
  const digits = props.value.replace(/^-|\..*/gu, '').length;
  // Thousands are parted, places follow their point, and a sign may stand before.
  const signs =
    currencySymbol.length +
    digits +
    Math.floor((digits - 1) / 3) +
    (places === 0 ? 0 : places + 1) +
    Number(props.signed === true || props.value.startsWith('-'));
  return (
    <span className="@container block">
      <span className="block" style={{ fontSize: `min(1em, ${100 / (signs * signWidth)}cqi)` }}>
        <Amount {...props} />
      </span>
    </span>
  );
}
