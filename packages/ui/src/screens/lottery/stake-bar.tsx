import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { NumberField } from '../../components/number-field/number-field.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { Slider } from '../../components/slider/slider.tsx';
import { PlusIcon } from '../../icons/index.ts';
import { Pesos } from '../player/pesos.tsx';

const units = ['$2', '$1', '$0.2', '$0.02'].map((label) => ({ value: label, label }));
const captionClass = 'mb-2 text-xs leading-4 text-fg-2';

/** Unit, multiplier, prize against rebate, and the sum of the bets that the picks make. */
export function StakeBar({ bets, total }: { bets: number; total: string }) {
  const [unit, setUnit] = useState('$2');
  const [times, setTimes] = useState<number | null>(1);
  const [prize, setPrize] = useState(1950);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-4 rounded-b-lg border-t border-line bg-surface-2 px-5 py-4.5 max-md:px-4">
      <div>
        <p className={captionClass}>Unidad</p>
        <SegmentedControl label="Unidad" value={unit} onValueChange={setUnit} options={units} />
      </div>
      <NumberField
        label="Multiplicador"
        value={times}
        onValueChange={setTimes}
        min={1}
        max={999}
        stepLabels={{ decrease: 'Menos', increase: 'Más' }}
        className="w-28"
      />
      <Slider
        label="Premio o reembolso"
        labelHidden
        value={prize}
        onValueChange={setPrize}
        min={1800}
        max={1950}
        bubble="never"
        minLabel={
          <>
            Premio <b>{prize}</b>
          </>
        }
        maxLabel={
          <>
            Reemb. <b>{`${((1950 - prize) / 20).toFixed(1)}\u00a0%`}</b>
          </>
        }
        className="w-44 max-md:w-full"
      />
      <p className="ms-auto text-end text-xs text-fg-3">
        {bets} apuestas
        <b className="block font-display text-2xl leading-8 font-bold tracking-tight text-fg">
          <Pesos amount={total} />
        </b>
      </p>
      <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
        <Button variant="secondary" size="lg">
          <PlusIcon />
          Agregar
        </Button>
        <Button size="lg">Apostar ya</Button>
      </div>
    </div>
  );
}
