import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { ClockIcon } from '@quetzal/ui/icons';
import { ApiError } from '@quetzal/web-kit/api';
import { FormRefusal, useCodeText, useErrorText } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { useAddressParams } from '../address-params/use-address-params.ts';

const aboutLimits = new Set(['limits.deposit_limit', 'limits.transfer_unwatched']);

/** True when a limit, a pause or an exclusion speaks against what was asked for. */
export function isLimitRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code.startsWith('limits.');
}

interface LimitRefusalProps {
  error: ApiError;
  /** In the middle of a page that has nothing else to show, instead of beside a form. */
  isPage?: boolean;
}

/** What a refusal by a limit, a pause or an exclusion means, with the room that is left, and the way to the panel of it. */
export function LimitRefusal({ error, isPage = false }: LimitRefusalProps) {
  const { t } = useTranslation('limits');
  const { change } = useAddressParams();
  const text = useRefusalText()(error);
  const isLimit = aboutLimits.has(error.code);
  const see = (
    <Button
      size="sm"
      variant="secondary"
      onClick={() => change({ overlay: 'limits', section: isLimit ? null : 'pause', deposit: null })}
    >
      {isLimit ? t('refusal.see_limits') : t('refusal.see_break')}
    </Button>
  );
  if (isPage)
    return <EmptyState className="h-full content-center" tone="warn" icon={<ClockIcon />} title={text} action={see} />;
  return (
    <FormRefusal tone="warn" action={see}>
      <p>{text}</p>
    </FormRefusal>
  );
}

/** The sentence of a refusal; amounts in it are written as the site writes money. */
function useRefusalText(): (error: ApiError) => string {
  const errorText = useErrorText();
  const codeText = useCodeText();
  const { money } = useFormat();
  return (error) => {
    const left = error.params?.['left'];
    if (error.code !== 'limits.deposit_limit' || typeof left !== 'string') return errorText(error);
    return codeText(error.code, { left: money(left) });
  };
}
