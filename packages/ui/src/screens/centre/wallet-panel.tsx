import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { ArrowLeftRightIcon, CircleArrowUpIcon, DownloadIcon, PlusIcon } from '../../icons/index.ts';
import { vendorGlyph } from '../art.ts';
import { Pesos } from '../player/pesos.tsx';
import { MovementList } from './movement-list.tsx';
import { makerBalances, type MakerBalance } from './wallet-data.ts';

const headingClass = 'font-display text-md font-[650] tracking-snug';

/** What the member has, where it is, and what happened to it. */
export function WalletPanel() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
      <BalanceBanner />
      <section>
        <div className="mb-3 flex items-center justify-between gap-3">
          <h3 className={headingClass}>Saldo por proveedor</h3>
          <Button variant="soft" size="sm">
            <DownloadIcon />
            Recuperar todo
          </Button>
        </div>
        <ul className="grid gap-2.5 md:grid-cols-2 xl:grid-cols-4">
          {makerBalances.map((balance) => (
            <li key={balance.code}>
              <MakerCard {...balance} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <div className="mb-3 flex items-center justify-between gap-3">
          <h3 className={headingClass}>Últimos movimientos</h3>
          <Button variant="ghost" size="sm">
            Registro de cuenta
          </Button>
        </div>
        <MovementList />
      </section>
    </div>
  );
}

function BalanceBanner() {
  return (
    <section
      aria-label="Saldo"
      data-theme="dark"
      className="relative isolate flex min-h-42 flex-wrap items-end justify-between gap-4 overflow-hidden rounded-xl bg-canvas px-6.5 py-6 text-fg max-md:px-5"
    >
      <img
        src="/art/banners/wallet.webp"
        alt=""
        className="absolute inset-0 -z-1 size-full object-cover rtl:-scale-x-100"
      />
      <div>
        <p className="text-sm">Saldo total</p>
        <p className="font-display text-[2.625rem] leading-12 font-bold tracking-tight max-md:text-3xl">
          <Pesos
            amount="12480.50"
            currency="MXN"
            className="[&_small]:ms-1 [&_small]:text-[1.125rem] [&_small]:text-fg"
          />
        </p>
        <p className="mt-3.5 flex flex-wrap gap-x-4.5 text-sm">
          <span>
            Disponible{' '}
            <b className="font-semibold">
              <Pesos amount="10234.80" />
            </b>
          </span>
          <span>
            En proveedores{' '}
            <b className="font-semibold">
              <Pesos amount="2245.70" />
            </b>
          </span>
        </p>
      </div>
      <div className="flex gap-2">
        <Button className="bg-white text-canvas hover:bg-white/90">
          <PlusIcon />
          Depositar
        </Button>
        <Button className="bg-white/18 text-fg hover:bg-white/26">
          <CircleArrowUpIcon />
          Retirar
        </Button>
      </div>
    </section>
  );
}

function MakerCard({ code, name, amount }: MakerBalance) {
  return (
    <Card variant="inset" padding="none" className="flex items-center gap-3 py-3 ps-3.5 pe-2">
      <img src={vendorGlyph(code)} alt="" width={36} height={36} className="size-9 flex-none" />
      <div className="min-w-0 flex-1 text-sm leading-4.5">
        <p className="truncate font-semibold text-fg">{name}</p>
        <Pesos amount={amount} className={Number(amount) > 0 ? 'text-fg' : 'text-fg-3'} />
      </div>
      <IconButton label={`Transferir con ${name}`} size="sm">
        <ArrowLeftRightIcon />
      </IconButton>
    </Card>
  );
}
