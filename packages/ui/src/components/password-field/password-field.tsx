import { EyeIcon, EyeOffIcon, LockIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { CapsLockNotice } from './caps-lock-notice.tsx';
import { StrengthMeter, type PasswordStrength } from './strength-meter.tsx';
import { useCapsLock } from './use-caps-lock.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endSlot' | 'ltr' | 'startIcon'> {
  /** Names of the button that shows and hides the text. */
  revealLabel: string;
  hideLabel: string;
  /** 0 nothing typed, 1 weak to 4 strong; leave it out to show no meter. */
  strength?: PasswordStrength | undefined;
  /** The strength in words; it stands before the hint. */
  strengthLabel?: ReactNode | undefined;
  /** Shown and said while Caps Lock is on; leave it out to say nothing about it. */
  capsLockLabel?: ReactNode | undefined;
}

/** A password with a button to read it back and, if wanted, a strength meter and a notice about Caps Lock. */
export function PasswordField({
  revealLabel,
  hideLabel,
  strength,
  strengthLabel,
  capsLockLabel,
  hint,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { isOn, watch, forget } = useCapsLock();
  const Icon = shown ? EyeOffIcon : EyeIcon;
  return (
    <TextField
      type={shown ? 'text' : 'password'}
      startIcon={<LockIcon />}
      ltr
      autoCapitalize="none"
      spellCheck={false}
      hint={strength === undefined ? hint : <StrengthMeter strength={strength} label={strengthLabel} hint={hint} />}
      onKeyDown={(event) => {
        watch(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        watch(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        forget();
        onBlur?.(event);
      }}
      endSlot={
        <>
          {capsLockLabel !== undefined && <CapsLockNotice isOn={isOn}>{capsLockLabel}</CapsLockNotice>}
          <button
            type="button"
            aria-label={shown ? hideLabel : revealLabel}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="relative -me-2 grid size-8 flex-none before:absolute before:-inset-2 pointer-fine:before:hidden place-items-center rounded-[8px] hover:bg-surface-3 focus-ring"
          >
            <Icon />
          </button>
        </>
      }
      {...rest}
    />
  );
}
