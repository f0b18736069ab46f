import { useTranslation } from '@quetzal/i18n/react';
import { CaptchaField, type CaptchaFieldProps } from '@quetzal/ui/captcha-field';
import { useCaptchaImage } from './entry.queries.ts';
import type { HumanProof } from './use-human-proof.ts';

interface CaptchaBlockProps extends Omit<
  CaptchaFieldProps,
  'label' | 'imageUrl' | 'imageAlt' | 'failedLabel' | 'onRefresh'
> {
  /** Of `useHumanProof`; nothing is shown while it is not asked for. */
  captcha: HumanProof['captcha'];
}

/** The characters of a picture, where the server asks for them; a press on the picture brings another one. */
export function CaptchaBlock({ captcha, ...input }: CaptchaBlockProps) {
  const { t } = useTranslation('account-entry');
  const { data, isError } = useCaptchaImage(captcha.round, captcha.isShown);
  if (!captcha.isShown) return null;
  return (
    <CaptchaField
      label={t('captcha')}
      required
      maxLength={8}
      // No picture at all is shown like one that could not be read: a press asks for another.
      imageUrl={isError ? 'data:,' : (data ?? null)}
      imageAlt={t('captcha_image')}
      failedLabel={t('captcha_failed')}
      onRefresh={captcha.refresh}
      {...input}
    />
  );
}
