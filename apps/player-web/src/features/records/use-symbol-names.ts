import { pictures } from '@quetzal/games/slots/pictures';
import { useTranslation } from '@quetzal/i18n/react';

/** What a game calls the symbols of its rules, in the reader's language; none and their own names for a game not known here. */
export function useSymbolNames(gameCode: string) {
  const { t } = useTranslation('studio');
  const drawn = pictures.get(gameCode) ?? {};
  return {
    symbols: Object.keys(drawn),
    nameOf: (symbol: string) => {
      const picture = drawn[symbol];
      return picture === undefined ? symbol : t(`symbols.${picture}`, { defaultValue: symbol });
    },
  };
}
