import { useTranslation } from '@quetzal/i18n/react';
import { CaptchaField, type CaptchaFieldProps } from '@quetzal/ui/captcha-field';
import { useRef, useState } from 'react';
import { useCaptchaImage, useEntryCalls } from './entry.queries.ts';
import { InsteadByWork } from './instead-by-work.tsx';
import type { HumanProof } from './use-human-proof.ts';

interface CaptchaBlockProps extends Omit<
  CaptchaFieldProps,
  'label' | 'imageUrl' | 'imageAlt' | 'failedLabel' | 'onRefresh'
> {
  /** Of `useHumanProof`; nothing is shown while it is not asked for. */
  captcha: HumanProof['captcha'];
}

/** The characters of a picture, with the focus where the server asks for them later; a press brings another picture. */
export function CaptchaBlock({ captcha, ...input }: CaptchaBlockProps) {
  const { t } = useTranslation('account-entry');
  const { data, isError } = useCaptchaImage(captcha.round, captcha.isShown);
  const { readCaptchaByWork } = useEntryCalls();
  const frame = useRef<HTMLDivElement>(null);
  const [isFromStart] = useState(captcha.isShown);
  if (!captcha.isShown) return null;
  const fillByWork = async (found: { challenge: string; number: number }) => {
    const { captcha: letters } = await readCaptchaByWork(found);
    const field = frame.current?.querySelector('input');
    if (field) type(field, letters);
  };
  return (
    <div ref={frame} className="grid gap-1.5">
      <CaptchaField
        label={t('captcha')}
        required
        // Who pressed the button is shown what else is asked; in a form that always has it the first field comes first.
        autoFocus={!isFromStart}
        maxLength={8}
        // No picture at all is shown like one that could not be read: a press asks for another.
        imageUrl={isError ? 'data:,' : (data ?? null)}
        imageAlt={t('captcha_image')}
        failedLabel={t('captcha_failed')}
        onRefresh={captcha.refresh}
        {...input}
      />
      <InsteadByWork key={captcha.round} onFound={fillByWork} done={t('work.letters_filled')} />
    </div>
  );
}

/* As if it were typed: whoever listens to the field, a form library or React, hears of it. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
