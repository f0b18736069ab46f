import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { ErrorState } from '@quetzal/ui/error-state';
import { useErrorText } from '@quetzal/web-kit/form';

interface RegionErrorProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  className?: string;
}

/** Stands in a region that could not be loaded: what failed, why, and a way to try again. */
export function RegionError({ title, error, onRetry, className }: RegionErrorProps) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  return (
    <ErrorState
      className={className}
      title={title}
      detail={errorText(error)}
      retry={
        <Button variant="secondary" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    />
  );
}
