import { ChevronDownIcon } from 'lucide-react';

export interface PageSizeProps {
  /** "Filas". */
  label: string;
  value: number;
  options: readonly number[];
  onChange: (size: number) => void;
  /** Writes a number in the reader's language; as it is unless given. */
  format?: ((size: number) => string) | undefined;
}

/** How many rows a page holds. The browser's own list: it is short, and right on every device. */
export function PageSize({ label, value, options, onChange, format = String }: PageSizeProps) {
  return (
    <label className="flex items-center gap-2 text-fg-3">
      {label}
      <span className="relative grid items-center">
        <select
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
          className="tnum h-(--q-control-sm) cursor-pointer appearance-none rounded-[8px] bg-transparent ps-2.5 pe-7 font-semibold text-fg shadow-[inset_0_0_0_1px_var(--q-line-2)] hover:bg-surface-2 focus-ring pointer-coarse:h-11 [&>option]:bg-overlay [&>option]:text-fg forced-colors:border"
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {format(option)}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute end-2 size-3.5 text-fg-3" />
      </span>
    </label>
  );
}
