import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { IconPlate } from '../../components/icon-plate/icon-plate.tsx';
import { Link } from '../../components/link/link.tsx';
import { Stepper } from '../../components/stepper/stepper.tsx';
import { SwitchField } from '../../components/switch-field/switch-field.tsx';
import { HandCoinsIcon, LandmarkIcon, ShieldCheckIcon, StoreIcon } from '../../icons/index.ts';
import { gameArt } from '../art.ts';
import { Pesos } from '../player/pesos.tsx';
import { DepositAmount, MethodChoice } from './deposit-parts.tsx';

const labelClass = 'mb-2 text-sm font-medium text-fg-2';
const recent = [
  { key: 'bank', icon: <LandmarkIcon />, title: 'Banco ··4417', detail: 'SPEI · 18 nov', amount: '2000.00' },
  {
    key: 'store',
    icon: <StoreIcon />,
    title: 'Efectivo en tienda',
    detail: 'Código ··0921 · 11 nov',
    amount: '500.00',
  },
] as const;

/** Paying in: method, amount, offer, and what it comes to. */
export function DepositPanel() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_18.25rem]">
      <div className="grid min-w-0 content-start gap-5">
        <Stepper label="Pasos del depósito" steps={['Método y monto', 'Datos de pago', 'Confirmación']} current={0} />
        <MethodChoice />
        <DepositAmount limits="Mín. $100.00 · máx. $50,000.00" />
        <section>
          <h3 className={labelClass}>Promoción</h3>
          <Card variant="inset" padding="sm" className="flex items-center gap-3.5">
            <img
              src={gameArt('tesoro-solar').artSrc}
              alt=""
              width={44}
              height={44}
              className="size-11 rounded-feather object-cover"
            />
            <SwitchField
              label={'Recarga de lunes 50\u00a0%'}
              detail="Hasta $2,000.00 · apuesta x12 · 7 días"
              defaultChecked
              className="min-w-0 flex-1"
            />
          </Card>
        </section>
        <RecentDeposits />
      </div>
      <Summary />
    </div>
  );
}

function RecentDeposits() {
  return (
    <section>
      <h3 className={labelClass}>Depósitos recientes</h3>
      <Card asChild variant="inset" padding="none">
        <ul>
          {recent.map(({ key, icon, title, detail, amount }) => (
            <li
              key={key}
              className="flex items-center gap-3.5 border-t border-line py-2.5 ps-3.5 pe-2 first:border-t-0"
            >
              <IconPlate className="size-9 [&_svg]:size-4.5">{icon}</IconPlate>
              <span className="min-w-0 flex-1">
                <b className="block truncate font-semibold text-fg">{title}</b>
                <span className="block text-xs text-fg-3">{detail}</span>
              </span>
              <Pesos amount={amount} className="font-semibold text-fg" />
              <Button variant="ghost" size="sm">
                Repetir
                <span className="sr-only">{title}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Summary() {
  return (
    <Card variant="inset" padding="lg" className="grid content-start gap-4 lg:mt-11 lg:self-start">
      <h3 className="text-[0.9375rem] font-semibold">Resumen</h3>
      <DescriptionList
        items={[
          { key: 'deposit', term: 'Depósito', detail: <Pesos amount="2000.00" /> },
          { key: 'fee', term: 'Comisión SPEI', detail: <Pesos amount="0.00" /> },
          { key: 'bonus', term: 'Bono 50\u00a0%', detail: <Pesos amount="1000.00" signed /> },
          { key: 'total', term: 'Recibes', detail: <Pesos amount="3000.00" />, strong: true },
        ]}
      />
      <Button size="lg" fullWidth>
        Continuar
      </Button>
      <ul className="grid gap-3 text-xs text-fg-3 [&_svg]:size-4">
        <li className="flex gap-2.5">
          <ShieldCheckIcon className="flex-none" />
          La cuenta de origen debe estar a tu nombre: Carla Méndez Ruiz.
        </li>
        <li className="flex gap-2.5">
          <HandCoinsIcon className="flex-none" />
          <span>
            Tu límite diario: <Pesos amount="10000.00" />.{' '}
            <Link href="#limits" className="text-fg-2 underline underline-offset-2 focus-ring">
              Cambiar límites
            </Link>
          </span>
        </li>
      </ul>
    </Card>
  );
}
