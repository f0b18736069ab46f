import { useTranslation } from '@quetzal/i18n/react';
import { IconButton } from '@quetzal/ui/icon-button';
import { RotateCcwIcon } from '@quetzal/ui/icons';
import { useToast } from '@quetzal/ui/toast';
import { useErrorText } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import type { ReactNode } from 'react';
import { useNow } from '#shared/clock/use-now.ts';

interface FreshnessProps {
  /** When the figures arrived, in epoch milliseconds; 0 before they did. */
  updatedAtMs: number;
  isFetching: boolean;
  /** Asks for new figures; what could not be had says why. */
  onRefresh: () => Promise<readonly { error: Error | null }[]>;
  /** Puts "4 minutes ago" into a sentence. */
  sentence: (when: string) => ReactNode;
}

/** How old the figures are, and the button that asks for new ones. */
export function Freshness({ updatedAtMs, isFetching, onRefresh, sentence }: FreshnessProps) {
  const { t } = useTranslation('common');
  const { relative } = useFormat();
  const errorText = useErrorText();
  const toasts = useToast();
  // The shared clock ticks twice a minute: figures that came after its last tick are new, not from the future.
  const nowMs = Math.max(useNow(), updatedAtMs);
  const refresh = async () => {
    const failed = (await onRefresh()).find(({ error }) => error !== null);
    // Without any figures the page itself says what is wrong.
    if (failed === undefined || updatedAtMs === 0) return;
    toasts.show({ tone: 'danger', title: t('state.load_failed'), detail: errorText(failed.error) });
  };
  return (
    <span className="inline-flex items-center">
      {/* Comes before the sentence, whose length changes with the figures and the time. */}
      <IconButton
        label={t('actions.refresh')}
        size="sm"
        className="-my-2 -ms-1.5 max-md:-ms-3"
        aria-busy={isFetching}
        onClick={() => void refresh()}
      >
        <RotateCcwIcon className={isFetching ? 'animate-spin motion-reduce:animate-none' : ''} />
      </IconButton>
      <span className="min-w-0">
        {updatedAtMs > 0 ? sentence(relative(updatedAtMs, nowMs)) : isFetching && t('state.loading')}
      </span>
    </span>
  );
}
