import { IconPlate } from '../../components/icon-plate/icon-plate.tsx';
import { CalendarIcon, ClockIcon, HandCoinsIcon, TargetIcon } from '../../icons/index.ts';
import { Pesos } from '../player/pesos.tsx';
import { payments } from './figures.ts';

const icons = { live: <TargetIcon />, hour: <ClockIcon />, day: <CalendarIcon />, dividend: <HandCoinsIcon /> };

/** What is paid next, and when. */
export function PaymentList() {
  return (
    <ul>
      {payments.map(({ key, title, detail, amount, due }) => (
        <li key={key} className="flex items-center gap-3 border-t border-line px-4.5 py-3 text-sm">
          <IconPlate className="size-8 [&_svg]:size-4">{icons[key]}</IconPlate>
          <span className="min-w-0 flex-1">
            <b className="block truncate font-semibold text-fg">{title}</b>
            <span className="text-fg-3">{detail}</span>
          </span>
          <span className="text-end">
            <b className="block font-semibold text-fg">
              <Pesos amount={amount} />
            </b>
            <span className="text-fg-3">{due}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
