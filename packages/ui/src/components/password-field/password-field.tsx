import { EyeIcon, EyeOffIcon, LockIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endSlot' | 'ltr' | 'startIcon'> {
  /** Names of the button that shows and hides the text. */
  revealLabel: string;
  hideLabel: string;
  /** 0 nothing typed, 1 weak to 4 strong; leave it out to show no meter. */
  strength?: 0 | 1 | 2 | 3 | 4 | undefined;
  /** The strength in words; it stands before the hint. */
  strengthLabel?: ReactNode | undefined;
}

/** A password with a button to read it back and, if wanted, a strength meter. */
export function PasswordField({ revealLabel, hideLabel, strength, strengthLabel, hint, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOffIcon : EyeIcon;
  return (
    <TextField
      type={shown ? 'text' : 'password'}
      startIcon={<LockIcon />}
      ltr
      autoCapitalize="none"
      spellCheck={false}
      hint={strength === undefined ? hint : <StrengthMeter strength={strength} label={strengthLabel} hint={hint} />}
      endSlot={
        <button
          type="button"
          aria-label={shown ? hideLabel : revealLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="relative -me-2 grid size-8 flex-none before:absolute before:-inset-2 pointer-fine:before:hidden place-items-center rounded-[8px] hover:bg-surface-3 focus-ring"
        >
          <Icon />
        </button>
      }
      {...rest}
    />
  );
}

const meterColour = ['', 'bg-danger-text', 'bg-warn-text', 'bg-success-text', 'bg-success-text'];

function StrengthMeter({ strength, label, hint }: { strength: 0 | 1 | 2 | 3 | 4; label: ReactNode; hint: ReactNode }) {
  return (
    <span className="grid gap-1.5">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cn('h-1 flex-1 rounded-full', step <= strength ? meterColour[strength] : 'bg-surface-3')}
          />
        ))}
      </span>
      <span>
        {label}
        {label !== undefined && hint !== undefined && ' · '}
        {hint}
      </span>
    </span>
  );
}
