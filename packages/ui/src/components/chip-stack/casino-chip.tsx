import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import type { ChipTone } from './chip-amounts.ts';

const tones = {
  neutral: 'text-fg [--chip-ink:var(--q-fg-inverse)]',
  info: 'text-info [--chip-ink:var(--q-info-fg)]',
  crimson: 'text-crimson [--chip-ink:var(--q-crimson-fg)]',
  success: 'text-success [--chip-ink:var(--q-success-fg)]',
  gold: 'text-gold [--chip-ink:var(--q-gold-fg)]',
  accent: 'text-accent [--chip-ink:var(--q-accent-fg)]',
  warn: 'text-warn [--chip-ink:var(--q-warn-fg)]',
  danger: 'text-danger [--chip-ink:var(--q-danger-fg)]',
} satisfies Record<ChipTone, string>;

export interface CasinoChipProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** On the face: "5", "1k". Five characters at most. */
  face: string;
  tone: ChipTone;
}

/** The drawing of a chip; decoration, the words around it say what it is worth. */
export function CasinoChip({ face, tone, className, ...rest }: CasinoChipProps) {
  return (
    <svg
      data-slot="casino-chip"
      aria-hidden="true"
      viewBox="0 0 48 48"
      className={cn('size-12 flex-none', tones[tone], className)}
      {...rest}
    >
      <circle cx="24" cy="24" r="23.5" fill="currentColor" />
      <circle
        cx="24"
        cy="24"
        r="20"
        fill="none"
        stroke="var(--chip-ink)"
        strokeWidth="7"
        strokeDasharray="10.47 10.47"
        strokeDashoffset="5.2"
        opacity="0.86"
      />
      <circle cx="24" cy="24" r="16" fill="currentColor" />
      <circle cx="24" cy="24" r="14.2" fill="none" stroke="var(--chip-ink)" strokeWidth="1" opacity="0.5" />
      <circle cx="24" cy="24" r="23" fill="none" stroke="var(--q-line-2)" strokeWidth="1" />
      <text
        x="24"
        y="24"
        fill="var(--chip-ink)"
        textAnchor="middle"
        dominantBaseline="central"
        direction="ltr"
        className="font-display font-bold"
        fontSize={face.length > 3 ? 9.5 : face.length > 2 ? 11.5 : 14}
      >
        {face}
      </text>
    </svg>
  );
}
