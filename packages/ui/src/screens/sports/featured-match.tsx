import { Badge } from '../../components/badge/badge.tsx';
import { Num } from '../../components/num/num.tsx';
import { flagOf } from '../art.ts';
import { leagues, type Market } from './matches.ts';
import { Odds } from './odds.tsx';

const names: Readonly<Record<string, string>> = { '1': 'México', X: 'Empate', '2': 'Colombia' };
const first = leagues[0]?.matches[0]?.markets[0];
const market: Market = {
  name: 'Resultado',
  selections: (first?.selections ?? []).map((selection) => ({
    ...selection,
    label: names[selection.label] ?? selection.label,
  })),
};

/** The match of the hour, on art. */
export function FeaturedMatch() {
  return (
    <section
      aria-label="Partido destacado"
      data-theme="dark"
      className="relative isolate grid gap-3 overflow-hidden rounded-xl bg-canvas px-5 pt-4 pb-4.5 text-fg max-md:px-4"
    >
      <img
        src="/art/banners/match.webp"
        alt=""
        className="absolute inset-0 -z-1 size-full object-cover rtl:-scale-x-100"
      />
      <div className="flex items-center justify-between gap-3 text-sm">
        <span className="flex items-center gap-2 font-semibold">
          <Badge tone="live">En vivo</Badge>
          2.º tiempo · <Num>67′</Num>
        </span>
        <span className="text-end">Eliminatoria · Grupo B</span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-7 font-display text-xl font-bold tracking-snug max-md:gap-3 max-md:text-base">
        <p className="flex flex-row-reverse items-center gap-4 max-md:flex-col max-md:gap-2">
          <Flag country="mx" />
          México
        </p>
        <p className="text-[2.75rem] leading-12 max-md:text-3xl">
          <Num>
            2 <span className="opacity-60">–</span> 1
          </Num>
        </p>
        <p className="flex items-center gap-4 max-md:flex-col max-md:gap-2">
          <Flag country="co" />
          Colombia
        </p>
      </div>
      <Odds
        event="México – Colombia"
        market={market}
        className="grid grid-cols-3 gap-2.5 max-md:gap-1.5"
        buttonClass="h-11.5 bg-canvas/60 hover:bg-canvas/75 max-md:px-2 md:[&>span]:text-sm not-aria-pressed:[&>span:not([aria-hidden])]:text-fg-2"
      />
    </section>
  );
}

function Flag({ country }: { country: string }) {
  return (
    <img
      src={flagOf(country)}
      alt=""
      width={52}
      height={52}
      className="size-13 flex-none rounded-full object-cover shadow-[0_0_0_3px_var(--q-line-2)] max-md:size-10"
    />
  );
}
