import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { ErrorState } from '@quetzal/ui/error-state';
import { useErrorText } from '@quetzal/web-kit/form';

/** What stands in a card whose figures could not be loaded, with the way to try again. */
export function RegionError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  return (
    <ErrorState
      title={t('state.load_failed')}
      detail={errorText(error)}
      retry={
        <Button
          variant="secondary"
          size="sm"
          onClick={(event) => {
            // The button goes while figures are on their way: the keyboard goes on at the start of the page.
            event.currentTarget.closest('main')?.focus({ preventScroll: true });
            onRetry();
          }}
        >
          {t('actions.retry')}
        </Button>
      }
    />
  );
}
