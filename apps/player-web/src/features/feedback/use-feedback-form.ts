import { useTranslation } from '@quetzal/i18n/react';
import { ApiError } from '@quetzal/web-kit/api';
import { useErrorText } from '@quetzal/web-kit/form';
import { useState } from 'react';
import { useGiveFeedback, type FeedbackKind } from './feedback.queries.ts';

/** The most characters that a remark may have, as a reader counts them. */
export const contentMax = 140;

interface Problems {
  kind?: string | undefined;
  content?: string | undefined;
  images?: string | undefined;
  form?: string | undefined;
}

const inputs: readonly string[] = ['kind', 'content', 'images'];

/** State of a remark: what is written, what is wrong with it, what became of sending it. */
export function useFeedbackForm(onSent: () => void) {
  const { t } = useTranslation('feedback');
  const errorText = useErrorText();
  const give = useGiveFeedback();
  const [kind, setKind] = useState<FeedbackKind | ''>('');
  const [content, setContent] = useState('');
  const [images, setImages] = useState<string[]>([]);
  const [problems, setProblems] = useState<Problems>({});

  function problemOfContent(): string | undefined {
    if (content.trim() === '') return t('content_required');
    return Array.from(content.trim()).length > contentMax ? t('content_long', { max: contentMax }) : undefined;
  }

  async function send(): Promise<void> {
    const found = { kind: kind === '' ? t('kind_required') : undefined, content: problemOfContent() };
    setProblems(found);
    if (kind === '' || found.content !== undefined) return;
    try {
      await give.mutateAsync({ kind, content: content.trim(), ...(images.length === 0 ? {} : { images }) });
      onSent();
    } catch (error) {
      // `images.0` concerns the images.
      const field = error instanceof ApiError ? (error.field?.split('.')[0] ?? '') : '';
      setProblems({ [inputs.includes(field) ? field : 'form']: errorText(error) });
    }
  }
  return { kind, setKind, content, setContent, setImages, problems, isBusy: give.isPending, send };
}
