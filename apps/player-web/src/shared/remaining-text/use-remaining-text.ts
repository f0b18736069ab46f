import { useTranslation } from '@quetzal/i18n/react';

/** Says how many characters are left in a text, or how many are too many where the number is negative. */
export function useRemainingText(): (remaining: number) => string {
  const { t } = useTranslation('common');
  return (remaining) =>
    remaining < 0
      ? t('counts.characters_over', { count: -remaining })
      : t('counts.characters_left', { count: remaining });
}
