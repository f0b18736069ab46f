import { EraserIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { NumberBall } from '../number-ball/number-ball.tsx';
import { numbersOf, quickPicks, type QuickPick } from './quick-picks.ts';
import { moveFocus } from './roving.ts';

interface DigitRowProps {
  label: string;
  numbers: readonly number[];
  picked: readonly number[];
  onPick: (picked: number[]) => void;
  words: Readonly<Record<QuickPick, string>>;
  disabled: boolean;
}

/** One position: its balls and its quick picks; the Tab key stops once at each of the two. */
export function DigitRow({ label, numbers, picked, onPick, words, disabled }: DigitRowProps) {
  const labelId = useId();
  const [tabBall, setTabBall] = useState(0);
  const [tabQuick, setTabQuick] = useState(0);
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className="grid gap-x-3.5 gap-y-2.5 border-b border-line py-3 last:border-b-0 md:flex md:min-h-16.5 md:flex-wrap md:items-center md:py-2.5"
    >
      <span id={labelId} className="text-sm font-semibold text-fg md:w-28 md:flex-none">
        {label}
      </span>
      <div data-roving-row="numbers" className="grid grid-cols-5 justify-items-center gap-2 md:flex md:flex-wrap">
        {numbers.map((number, index) => {
          const isPicked = picked.includes(number);
          return (
            <NumberBall
              key={number}
              value={number}
              selected={isPicked}
              disabled={disabled}
              tabIndex={index === tabBall ? 0 : -1}
              onFocus={() => setTabBall(index)}
              onKeyDown={moveFocus}
              onSelectedChange={() =>
                onPick(numbers.filter((one) => (one === number ? !isPicked : picked.includes(one))))
              }
            />
          );
        })}
      </div>
      <div
        data-roving-row="quick-picks"
        className="-mx-1.5 flex flex-wrap gap-0.5 max-md:order-first max-md:col-start-1 max-md:row-start-2 md:ms-auto md:me-0"
      >
        {quickPicks.map((pick, index) => (
          <button
            key={pick}
            type="button"
            disabled={disabled}
            aria-label={pick === 'clear' ? `${words.clear}: ${label}` : undefined}
            tabIndex={index === tabQuick ? 0 : -1}
            onFocus={() => setTabQuick(index)}
            onKeyDown={moveFocus}
            onClick={() => onPick(numbersOf(pick, numbers))}
            className={cn(
              'h-8 min-w-8 rounded-[8px] px-1.5 text-xs font-[550] text-fg-3 hover:bg-surface-3 hover:text-fg focus-ring disabled:text-fg-disabled disabled:hover:bg-transparent max-md:h-11 max-md:px-2.5',
              pick === 'clear' && 'grid place-items-center',
            )}
          >
            {pick === 'clear' ? <EraserIcon className="size-4 rtl:-scale-x-100" /> : words[pick]}
          </button>
        ))}
      </div>
    </div>
  );
}
