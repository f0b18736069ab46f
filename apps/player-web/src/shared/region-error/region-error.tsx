import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { ErrorState } from '@quetzal/ui/error-state';
import { TriangleAlertIcon } from '@quetzal/ui/icons';
import { ApiError } from '@quetzal/web-kit/api';
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
  // An answer that says no is not a missing connection.
  const wasAnswered = error instanceof ApiError && error.status !== 0;
  return (
    <ErrorState
      className={className}
      {...(wasAnswered ? { icon: <TriangleAlertIcon /> } : {})}
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
