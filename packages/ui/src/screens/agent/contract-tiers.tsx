import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { NumberField } from '../../components/number-field/number-field.tsx';
import { PlusIcon, XIcon } from '../../icons/index.ts';

/** What must be reached, and the rate that it pays in hundredths. */
export interface Tier {
  bet: number;
  members: number;
  loss: number;
  rate: number;
}

/** The rate that the agent has: none of the tiers may pay more. */
export const ownRate = 12;

/** The tiers of the offer; the last one pays too much. */
export const startTiers: readonly Tier[] = [
  { bet: 100_000, members: 5, loss: 0, rate: 4 },
  { bet: 300_000, members: 10, loss: 20_000, rate: 6 },
  { bet: 600_000, members: 20, loss: 50_000, rate: 8 },
  { bet: 1_200_000, members: 40, loss: 120_000, rate: 13 },
];

const twoPlaces = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const onePlace = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const heads = ['Apuesta válida', 'Miembros activos', 'Pérdida del período', 'Tasa'];
const rowClass =
  'grid items-start gap-2 grid-cols-2 md:grid-cols-[1.5rem_1.35fr_1fr_1.25fr_0.85fr_2rem] [&_[data-slot=number-field]]:min-w-0';

/** The tiers of a contract, each asking for more than the one before. */
export function ContractTiers() {
  const [tiers, setTiers] = useState(startTiers);
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-sm font-medium text-fg-2">Tramos</h3>
        <p className="text-xs text-fg-3">Cada tramo debe pedir más que el anterior</p>
      </div>
      <div aria-hidden="true" className={`${rowClass} text-xs text-fg-3 max-md:hidden`}>
        <span />
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      {tiers.map((tier, index) => (
        <TierRow
          key={index}
          number={index + 1}
          tier={tier}
          onTierChange={(next) => setTiers(tiers.map((other, place) => (place === index ? next : other)))}
          onRemove={() => setTiers(tiers.filter((_, place) => place !== index))}
        />
      ))}
      <Button
        variant="soft"
        size="sm"
        className="mt-1 justify-self-start"
        onClick={() => setTiers([...tiers, { bet: 2_000_000, members: 60, loss: 200_000, rate: 12 }])}
      >
        <PlusIcon />
        Agregar tramo
      </Button>
    </section>
  );
}

interface TierRowProps {
  number: number;
  tier: Tier;
  onTierChange: (tier: Tier) => void;
  onRemove: () => void;
}

function TierRow({ number, tier, onTierChange, onRemove }: TierRowProps) {
  const field = (key: keyof Tier, head: string) => ({
    label: `${head}, tramo ${number}`,
    className: 'md:[&_label]:sr-only',
    locale: 'es-MX',
    value: tier[key],
    onValueChange: (value: number | null) => onTierChange({ ...tier, [key]: value ?? 0 }),
  });
  return (
    <div role="group" aria-label={`Tramo ${number}`} className={rowClass}>
      <span
        aria-hidden="true"
        className="mt-2 grid size-6 place-items-center rounded-feather-sm bg-surface-3 text-xs font-bold text-fg max-md:order-first"
      >
        {number}
      </span>
      <NumberField {...field('bet', 'Apuesta válida')} prefix="$" format={twoPlaces} />
      <NumberField {...field('members', 'Miembros activos')} />
      <NumberField {...field('loss', 'Pérdida del período')} prefix="$" format={twoPlaces} />
      <NumberField
        {...field('rate', 'Tasa')}
        suffix="%"
        format={onePlace}
        error={tier.rate > ownRate ? 'Máx. 12.0\u00a0%' : undefined}
      />
      <IconButton
        label={`Quitar el tramo ${number}`}
        size="sm"
        onClick={onRemove}
        className="mt-1 max-md:order-first max-md:justify-self-end"
      >
        <XIcon />
      </IconButton>
    </div>
  );
}
