import { answerUnreadable, ApiError, networkUnreachable } from '@quetzal/web-kit/api';
import { useCodeText, useErrorText } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';

const moneyParams = ['left', 'remaining', 'min', 'max'] as const;

/** True when nobody can tell whether the request arrived; without a network the browser itself says what is wrong. */
const isAnswerLost = ({ code }: ApiError) =>
  code === answerUnreadable || (code === networkUnreachable && navigator.onLine);

/**
 * The sentence of a refusal of money that is asked for under a request id: amounts in it are written as the site writes
 * money, and of a lost answer it says that another try moves nothing twice.
 */
export function useRefusalText(): (error: unknown) => string {
  const errorText = useErrorText();
  const codeText = useCodeText();
  const { money } = useFormat();
  return (error) => {
    if (error instanceof ApiError && isAnswerLost(error)) return codeText('network.unanswered_once');
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
