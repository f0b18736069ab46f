import { ApiError, networkUnreachable } from '@quetzal/api';
import { refusalKey } from '@quetzal/i18n';
import { useTranslation } from '@quetzal/i18n/react';
import { useCallback } from 'react';
import { useFormat } from '../format/index.ts';

type Params = Readonly<Record<string, string | number>>;

/** Puts the code of a refusal into words; the general sentence for a code that has none. */
export function useCodeText(): (code: string, params?: Params | null) => string {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (code, params) => {
      // Codes come from the server and the rules at run time, where typed keys cannot reach.
      const translate = t as unknown as (key: string, options: Params) => string;
      const key = refusalKey(code, params);
      return i18n.exists(key, { ns: 'errors' }) ? translate(key, params ?? {}) : t('internal');
    },
    [t, i18n],
  );
}

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The params of a refusal with instants written for people; null when it names none. */
function withTimes(params: Params | null, write: (at: string) => string): Params | null {
  const entries = Object.entries(params ?? {});
  const isTime = (value: string | number): value is string => typeof value === 'string' && instant.test(value);
  if (!entries.some(([, value]) => isTime(value))) return null;
  return Object.fromEntries(entries.map(([name, value]) => [name, isTime(value) ? write(value) : value]));
}

/**
 * Puts any failure into words for a person: the server's own sentence when it sent one, unless that names an instant, which
 * only the page can write in the language and time zone of the site.
 */
export function useErrorText(): (error: unknown) => string {
  const codeText = useCodeText();
  const { dateTime } = useFormat();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return codeText('internal');
      // The browser knows when it has no network at all; with one, it is the site that is away.
      if (error.code === networkUnreachable && navigator.onLine) return codeText('network.unanswered');
      const spoken = withTimes(error.params, dateTime);
      if (spoken !== null) return codeText(error.code, spoken);
      return error.message === '' ? codeText(error.code, error.params) : error.message;
    },
    [codeText, dateTime],
  );
}
