import { useTranslation as useWords } from 'react-i18next';

/** The words of a room did not arrive: too slow, offline, or replaced by a newer release. */
export class LostWordsError extends Error {
  override readonly name = 'LostWordsError';
  /** Asks for the words anew; until then the failure stands. */
  readonly forget: () => void;

  constructor(room: string, forget: () => void) {
    super(room);
    this.forget = forget;
  }
}

/** The words of a room, fetched when they are needed; throws LostWordsError where they did not come in any language. */
export const useTranslation = ((rooms, options) => {
  const found = useWords(rooms, options);
  const { i18n } = found;
  for (const room of [rooms ?? []].flat() as string[])
    if (!i18n.languages.some((tag) => i18n.hasResourceBundle(tag, room)))
      throw new LostWordsError(room, () => void i18n.loadNamespaces(room));
  return found;
}) as typeof useWords;
