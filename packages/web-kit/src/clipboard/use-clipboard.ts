import { useTranslation } from '@quetzal/i18n/react';
import { useToast } from '@quetzal/ui/toast';

interface Clipboard {
  /** Copies what a menu offers. The menu is closed by then: that it is done is said with `done`. */
  copy: (text: string, done: { title: string; detail?: string }) => Promise<void>;
  /** Says that the browser did not let a text be copied. */
  tellRefusal: () => void;
}

/** The clipboard, which a browser may keep from a page. */
export function useClipboard(): Clipboard {
  const { t } = useTranslation('common');
  const toasts = useToast();
  const tellRefusal = () => toasts.show({ tone: 'danger', title: t('actions.copy_failed') });
  return {
    tellRefusal,
    async copy(text, done) {
      try {
        await navigator.clipboard.writeText(text);
        toasts.show({ tone: 'success', ...done });
      } catch {
        tellRefusal();
      }
    },
  };
}
