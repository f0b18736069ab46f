import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { IconPlate } from '../../components/icon-plate/icon-plate.tsx';
import { Percent } from '../../components/percent/percent.tsx';
import { VendorChip } from '../../components/vendor-chip/vendor-chip.tsx';
import { categoryIcons, ChevronRightIcon, type CategoryKey } from '../../icons/index.ts';
import { vendorImages } from '../art.ts';
import { makers } from '../player/makers.ts';

interface Rebate {
  key: CategoryKey;
  label: string;
  rate?: number | undefined;
}

const rebates: readonly Rebate[] = [
  { key: 'rng', label: 'Casino', rate: 1.2 },
  { key: 'live', label: 'En vivo', rate: 0.8 },
  { key: 'sports', label: 'Deportes', rate: 1 },
  { key: 'esports', label: 'eSports', rate: 1 },
  { key: 'lott', label: 'Lotería', rate: 1 },
  { key: 'elott', label: 'Lotería electrónica', rate: 1 },
  { key: 'fish', label: 'Pesca', rate: 1 },
  { key: 'pvp', label: 'PVP' },
];

const marks = { hot: <Badge tone="warn">Hot</Badge>, new: <Badge tone="accent">Nuevo</Badge> };

/** What opens under a kind of game in the header: its makers, and what comes back of every bet. */
export function HeaderMenu() {
  return (
    <section
      aria-label="Casino"
      className="fixed start-49 top-18 z-(--q-z-header) grid w-215 grid-cols-[minmax(0,1fr)_19.25rem] overflow-hidden rounded-xl bg-overlay shadow-4 ring-1 ring-line-2 max-lg:hidden"
    >
      <div className="px-5 pt-4.5 pb-5">
        <div className="mb-2.5 flex items-center justify-between">
          <h2 className="font-display text-md font-[650] tracking-snug">Proveedores de Casino</h2>
          <Button variant="ghost" size="sm">
            Ver los 148 juegos
            <ChevronRightIcon className="rtl:-scale-x-100" />
          </Button>
        </div>
        <div role="group" aria-label="Proveedores" className="grid grid-cols-3 gap-2">
          {makers.map(({ code, name, games, mark }) => (
            <VendorChip
              key={code}
              layout="tile"
              name={name}
              images={vendorImages(code)}
              count={games}
              badge={mark && marks[mark]}
              pressed={code === 'nah'}
            />
          ))}
        </div>
      </div>
      <div className="border-s border-line bg-surface-2 px-5 py-4.5">
        <h2 className="font-display text-md font-[650] tracking-snug">Reembolso por tipo de juego</h2>
        <p className="mb-2 text-xs text-fg-3">Sobre apuesta válida, se paga cada día</p>
        <dl>
          {rebates.map(({ key, label, rate }) => (
            <RebateRow key={key} category={key} label={label} rate={rate} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function RebateRow({ category, label, rate }: { category: CategoryKey; label: string; rate: number | undefined }) {
  const Icon = categoryIcons[category];
  return (
    <div className="flex h-10 items-center gap-3 border-t border-line text-sm font-medium">
      <dt className="flex items-center gap-3">
        <IconPlate category={category} size="sm">
          <Icon />
        </IconPlate>
        {label}
      </dt>
      <dd className="ms-auto font-[650] text-fg">
        {rate === undefined ? '—' : <Percent value={rate} locale="es-MX" />}
      </dd>
    </div>
  );
}
