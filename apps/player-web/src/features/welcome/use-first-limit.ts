import { useErrorText } from '@quetzal/web-kit/form';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useState, type FormEvent } from 'react';
import { unitsOf } from '#shared/amount/units-of.ts';
import { useLimits } from '#shared/limits/limits.queries.ts';
import { useSetLimit } from '#shared/limits/set-limit.queries.ts';

/** For how long a limit of deposits can hold. */
export const limitPeriods = ['day', 'week', 'month'] as const;
type Period = (typeof limitPeriods)[number];

/** The form for a first limit of deposits. */
export interface FirstLimit {
  period: Period;
  value: string;
  /** It was sent without an amount. */
  isMissing: boolean;
  /** The member has such a limit already. */
  isSet: boolean;
  isSending: boolean;
  refusal: string | null;
  choosePeriod: (period: string) => void;
  type: (value: string) => void;
  submit: (event: FormEvent) => void;
}

/** Asks for a first limit of deposits; `onSet` once it is in force. */
export function useFirstLimit(onSet: () => void): FirstLimit {
  const { currency } = useSiteInfo();
  const errorText = useErrorText();
  const { data: limits } = useLimits();
  const set = useSetLimit();
  const [period, setPeriod] = useState<Period>('day');
  const [value, setValue] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const typed = value.replace(/\.$/, '');
  const isEmpty = unitsOf(typed, currency) === null;
  return {
    period,
    value,
    isMissing: wasSent && isEmpty,
    isSet: limits?.limits.some(({ name, own }) => name.startsWith('deposit_') && own !== null) ?? false,
    isSending: set.isPending,
    refusal: set.error === null ? null : errorText(set.error),
    choosePeriod: (next) => setPeriod(limitPeriods.find((offered) => offered === next) ?? 'day'),
    type: setValue,
    submit(event) {
      event.preventDefault();
      setWasSent(true);
      if (!isEmpty) set.mutate({ name: `deposit_${period}`, value: typed }, { onSuccess: onSet });
    },
  };
}
