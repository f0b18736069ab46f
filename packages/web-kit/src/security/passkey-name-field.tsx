import { useTranslation } from '@quetzal/i18n/react';
import { TextField } from '@quetzal/ui/text-field';
import { useState } from 'react';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

/** The longest name of a passkey that the server takes. */
const lengthMax = 40;

/** The name of a passkey that is being typed; `read` gives it trimmed, or null when it is empty and the field says so. */
export function usePasskeyName(first = '') {
  const [name, setName] = useState(first);
  const [isMissing, setIsMissing] = useState(false);
  const read = (): string | null => {
    const trimmed = name.trim();
    setIsMissing(trimmed === '');
    return trimmed === '' ? null : trimmed;
  };
  const change = (next: string) => {
    setName(next);
    setIsMissing(false);
  };
  return { name, change, isMissing, read };
}

/** By what the person tells their passkeys apart. */
export function PasskeyNameField({ name, change, isMissing }: ReturnType<typeof usePasskeyName>) {
  const { t } = useTranslation('security');
  const input = useFocusOnProblem(isMissing);
  return (
    <TextField
      ref={input}
      label={t('passkeys.name')}
      required
      hint={t('passkeys.name_hint')}
      error={isMissing ? t('passkeys.name_required') : undefined}
      maxLength={lengthMax}
      autoComplete="off"
      value={name}
      onChange={(event) => change(event.target.value)}
    />
  );
}
