import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { ReceiptTextIcon, SearchXIcon, UsersIcon } from '@quetzal/ui/icons';
import { useFormat } from '@quetzal/web-kit/format';
import type { ChangeFilters } from '#shared/url-filters/use-url-filters.ts';
import { isNarrowed, type BetFilters } from './bet-filters.ts';
import type { SearchedAccount } from './use-searched-account.ts';

interface NoBetsProps {
  choice: SearchedAccount['choice'];
  filters: BetFilters;
  onChange: ChangeFilters;
}

/** Says why there is no bet: nobody played, nothing matches, or it is not clear who is meant. */
export function NoBets({ choice, filters, onChange }: NoBetsProps) {
  const { t } = useTranslation('team-betting');
  const { number } = useFormat();
  if (!isNarrowed(filters))
    return <EmptyState icon={<ReceiptTextIcon />} title={t('empty.title')} detail={t('empty.detail')} />;
  if (choice !== undefined && choice.count > 0)
    return (
      <EmptyState
        icon={<UsersIcon />}
        title={t('found', { count: choice.count, total: number(choice.count) })}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {choice.names.map((name) => (
              <Button key={name} variant="secondary" size="sm" onClick={() => onChange({ account: name })}>
                <bdi>{name}</bdi>
              </Button>
            ))}
          </div>
        }
      />
    );
  return (
    <EmptyState
      icon={<SearchXIcon />}
      title={t(choice === undefined ? 'none.title' : 'none.account')}
      detail={choice === undefined ? t('none.detail') : undefined}
      action={
        <Button variant="secondary" size="sm" onClick={() => onChange({ account: null, game: null, state: null })}>
          {t('filter.clear')}
        </Button>
      }
    />
  );
}
