import { countCharacters } from '@quetzal/domain/text';
import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import { useErrorText } from '@quetzal/web-kit/form';
import { useSession } from '@quetzal/web-kit/session';
import { useState } from 'react';
import { draftOf, forgetDraft, keepDraft, type Draft } from './draft.ts';
import { useGiveFeedback } from './feedback.queries.ts';

/** The most characters that a remark may have, as a reader counts them. */
export const contentMax = 140;

/** Where the server found fault; with the whole remark when it names no input. */
type Place = keyof Draft | 'form';

const places: Readonly<Record<string, Place>> = { kind: 'kind', content: 'content', images: 'pictures' };

/** State of a remark: what is written, what is wrong with it, what became of sending it. */
export function useFeedbackForm(onSent: () => void) {
  const { t } = useTranslation('feedback');
  const errorText = useErrorText();
  const give = useGiveFeedback();
  const writer = useSession().member?.account ?? null;
  const [draft, setDraft] = useState(() => draftOf(writer));
  const [wasSent, setWasSent] = useState(false);
  const [refusal, setRefusal] = useState<{ place: Place; text: string } | null>(null);
  const { kind, content, pictures } = draft;
  const missing = {
    kind: kind === '' ? t('kind_required') : undefined,
    content: problemOf(content, { empty: t('content_required'), long: t('content_long', { max: contentMax }) }),
  };
  const refused = (place: Place) => (refusal?.place === place ? refusal.text : undefined);

  async function send(): Promise<void> {
    setWasSent(true);
    setRefusal(null);
    if (kind === '' || missing.content !== undefined) return;
    const images = pictures.flatMap(({ result }) => result ?? []);
    try {
      await give.mutateAsync({ kind, content: content.trim(), ...(images.length === 0 ? {} : { images }) });
      forgetDraft();
      onSent();
    } catch (error) {
      // `images.0` concerns the images.
      const field = error instanceof ApiError ? (error.field?.split('.')[0] ?? '') : '';
      setRefusal({ place: places[field] ?? 'form', text: errorText(error) });
    }
  }
  return {
    draft,
    /** Writes on; what was wrong with a part goes with its change. */
    change(part: Partial<Draft>) {
      const next = { ...draft, ...part };
      keepDraft(next, writer);
      setDraft(next);
      if (refusal !== null && refusal.place in part) setRefusal(null);
    },
    problems: {
      kind: (wasSent ? missing.kind : undefined) ?? refused('kind'),
      content: (wasSent ? missing.content : undefined) ?? refused('content'),
      pictures: refused('pictures'),
      form: refused('form'),
    },
    isBusy: give.isPending,
    send,
  };
}

function problemOf(content: string, words: { empty: string; long: string }): string | undefined {
  if (content.trim() === '') return words.empty;
  return countCharacters(content.trim()) > contentMax ? words.long : undefined;
}
