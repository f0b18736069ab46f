import { Num } from '../components/num/num.tsx';

export interface SwatchProps {
  /** Token without `--q-`. */
  token: string;
  /** Token of the text on it. */
  text?: string;
  /** What it is for, in a few words. */
  use?: string;
  /** Contrast of the text on it. */
  ratio?: number | undefined;
}

/** A colour with its name, its use and the contrast of its text. */
export function Swatch({ token, text = 'fg', use, ratio }: SwatchProps) {
  return (
    <div className="grid content-start gap-1.5">
      <div
        className="flex h-18 items-end justify-between rounded-md px-3 py-2 text-xs font-semibold shadow-[inset_0_0_0_1px_var(--q-line-2)]"
        style={{ background: `var(--q-${token})`, color: `var(--q-${text})` }}
      >
        <span>{token}</span>
        {ratio !== undefined && <Num className="tnum">{ratio.toFixed(1)}</Num>}
      </div>
      {use !== undefined && <p className="text-xs text-fg-3">{use}</p>}
    </div>
  );
}
