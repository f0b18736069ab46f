import { ApiError } from '@quetzal/web-kit/api';
import { useCodeText, useErrorText } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';

const moneyParams = ['left', 'remaining', 'min', 'max'] as const;

/** The sentence of a refusal of money; amounts in it are written as the site writes money. */
export function useRefusalText(): (error: unknown) => string {
  const errorText = useErrorText();
  const codeText = useCodeText();
  const { money } = useFormat();
  return (error) => {
    if (!(error instanceof ApiError) || error.params === null) return errorText(error);
    const amounts = moneyParams.flatMap((name) => {
      const value = error.params?.[name];
      return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? [[name, money(value)] as const] : [];
    });
    return amounts.length === 0
      ? errorText(error)
      : codeText(error.code, { ...error.params, ...Object.fromEntries(amounts) });
  };
}
