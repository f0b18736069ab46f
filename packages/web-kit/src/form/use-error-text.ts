import { ApiError } from '@quetzal/api';
import { useTranslation } from '@quetzal/i18n/react';
import { useCallback } from 'react';

type Params = Readonly<Record<string, string | number>>;

/** Puts the code of a refusal into words; the general sentence for a code that has none. */
export function useCodeText(): (code: string, params?: Params | null) => string {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (code, params) => {
      // Codes come from the server and the rules at run time, where typed keys cannot reach.
      const translate = t as unknown as (key: string, options: Params) => string;
      return i18n.exists(code, { ns: 'errors' }) ? translate(code, params ?? {}) : t('internal');
    },
    [t, i18n],
  );
}

/** Puts any failure into words for a person: the server's own sentence when it sent one. */
export function useErrorText(): (error: unknown) => string {
  const codeText = useCodeText();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return codeText('internal');
      return error.message === '' ? codeText(error.code, error.params) : error.message;
    },
    [codeText],
  );
}
