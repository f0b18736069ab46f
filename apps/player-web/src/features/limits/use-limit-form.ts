import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import { useErrorText } from '@quetzal/web-kit/form';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useRef, useState, type FormEvent } from 'react';
import { unitsOf } from '#shared/amount/units-of.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { notices } from '#shared/notices/notice-store.ts';
import { useSetLimit } from '#shared/limits/set-limit.queries.ts';
import { limitDraft } from './limit-draft.ts';
import { useRemoveLimit } from './limits.queries.ts';
import type { Limit } from './limits.wire.ts';

/** What becomes of a value: it binds at once, waits a day, or is what holds already; null while it is none. */
export type Verdict = 'now' | 'later' | 'same' | null;

/** What the server would do with a value that a member types as their limit; higher is looser for every limit. */
function verdictOf({ unit, own }: Pick<Limit, 'unit' | 'own'>, typed: string, currency: string): Verdict {
  const read = (text: string) => {
    if (unit === 'money') return unitsOf(text, currency);
    return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1440 ? BigInt(text) : null;
  };
  const value = read(typed.replace(/\.$/, ''));
  if (value === null) return null;
  const held = own === null ? null : read(own);
  if (held === null || value < held) return 'now';
  return value === held ? 'same' : 'later';
}

const isOfValue = (failure: Error | null): boolean => failure instanceof ApiError && failure.field === 'value';

/** State of the form for one limit: what is typed, what would become of it, what is wrong, sending it. */
export function useLimitForm(limit: Limit, onDone: () => void) {
  const { t } = useTranslation('limits');
  const { currency } = useSiteInfo();
  const errorText = useErrorText();
  const { value: typed, set: setTyped, forget } = useDraft(limitDraft, { name: limit.name, value: limit.own ?? '' });
  const value = typed.name === limit.name ? typed.value : (limit.own ?? '');
  const [wasSent, setWasSent] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);
  const set = useSetLimit();
  const remove = useRemoveLimit();
  const failure = set.error ?? remove.error;
  const verdict = verdictOf(limit, value, currency);
  const isOfField = isOfValue(failure);
  const missing = limit.unit === 'money' ? t('form.required') : t('form.minutes_required');
  const leave = () => {
    forget();
    onDone();
  };
  const done = (title: string) => {
    notices.notify({ tone: 'success', title });
    leave();
  };
  return {
    value,
    fieldRef,
    setValue: (next: string) => {
      set.reset();
      setTyped({ name: limit.name, value: next });
    },
    verdict,
    error: wasSent && verdict === null ? missing : isOfField ? errorText(failure) : undefined,
    refusal: failure === null || isOfField ? null : errorText(failure),
    isSaving: set.isPending,
    isRemoving: remove.isPending,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setWasSent(true);
      if (verdict === null) return fieldRef.current?.focus();
      if (verdict === 'same' && limit.pending === null) return leave();
      const title = verdict === 'later' ? t('told.later') : t('told.now');
      set.mutate(
        { name: limit.name, value: value.replace(/\.$/, '') },
        { onSuccess: () => done(title), onError: (error) => isOfValue(error) && fieldRef.current?.focus() },
      );
    },
    leave,
    remove: () => remove.mutate(limit.name, { onSuccess: () => done(t('told.later')) }),
  };
}
