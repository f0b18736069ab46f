import { useTranslation } from '@quetzal/i18n/react';

const known = ['spei', 'card', 'wallet', 'cash', 'usdt'] as const;

/** Names the methods of paying in and out by their codes; one that the words do not know keeps its code. */
export function useMethodName(): (code: string) => string {
  const { t } = useTranslation('wallet');
  return (code) => {
    const name = known.find((one) => one === code);
    return name === undefined ? code.toUpperCase() : t(`methods.${name}`);
  };
}
