import { reminderMinutesDefault } from '@quetzal/domain/limits';
import { useTranslation } from '@quetzal/i18n/react';
import { useFormat } from '@quetzal/web-kit/format';
import type { Limit, LimitName } from './limits.wire.ts';

/** Puts the value of a limit into words: an amount, or minutes. */
export function useLimitText(): (limit: Pick<Limit, 'unit'>, value: string) => string {
  const { t } = useTranslation('limits');
  const { money } = useFormat();
  return ({ unit }, value) => (unit === 'minutes' ? t('minutes', { count: Number(value) }) : money(value));
}

/** What holds of a limit: everybody is reminded while they play, also who chose no interval. Null when nothing does. */
export function valueHeld({ name, binding }: Pick<Limit, 'name' | 'binding'>): string | null {
  return binding ?? (name === 'reality_check' ? String(reminderMinutesDefault) : null);
}

/** Says what a limit counts, or what it does. */
export function useLimitMeaning(): (name: LimitName) => string {
  const { t } = useTranslation('limits');
  return (name) => {
    if (name === 'stake' || name === 'session' || name === 'reality_check') return t(`explain.${name}`);
    if (name.startsWith('deposit_')) return t('groups.deposit_detail');
    return name.startsWith('loss_') ? t('groups.loss_detail') : t('groups.wager_detail');
  };
}
