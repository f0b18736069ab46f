import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { ReceiptTextIcon, SearchXIcon, UsersIcon } from '@quetzal/ui/icons';
import { useFormat } from '@quetzal/web-kit/format';
import type { MouseEvent } from 'react';
import { showStart } from '#shared/list-pager/show-start.ts';
import type { ChangeFilters, FilterPatch } from '#shared/url-filters/use-url-filters.ts';
import { isNarrowed, type BetFilters } from './bet-filters.ts';
import type { SearchedAccount } from './use-searched-account.ts';

interface Question {
  choice: SearchedAccount['choice'];
  filters: BetFilters;
}

interface NoBetsProps extends Question {
  onChange: ChangeFilters;
}

/** Says why there is no bet: nobody played, nothing matches, or it is not clear who is meant. */
export function NoBets({ choice, filters, onChange }: NoBetsProps) {
  const { t } = useTranslation('team-betting');
  const title = useNoBetsTitle({ choice, filters });
  // The buttons go with what they change: the keyboard goes on in the list that comes.
  const choose = (patch: FilterPatch) => (event: MouseEvent<HTMLElement>) => {
    onChange(patch);
    showStart(event.currentTarget);
  };
  if (!isNarrowed(filters)) return <EmptyState icon={<ReceiptTextIcon />} title={title} detail={t('empty.detail')} />;
  if (choice !== undefined && choice.count > 0)
    return (
      <EmptyState
        icon={<UsersIcon />}
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {choice.names.map((name) => (
              <Button key={name} variant="secondary" size="sm" onClick={choose({ account: name })}>
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
      title={title}
      detail={choice === undefined ? t('none.detail') : undefined}
      action={
        <Button variant="secondary" size="sm" onClick={choose({ account: null, game: null, state: null })}>
          {t('filter.clear')}
        </Button>
      }
    />
  );
}

/** The same in a few words. */
export function useNoBetsTitle({ choice, filters }: Question): string {
  const { t } = useTranslation('team-betting');
  const { number } = useFormat();
  if (!isNarrowed(filters)) return t('empty.title');
  if (choice === undefined) return t('none.title');
  return choice.count > 0 ? t('found', { count: choice.count, total: number(choice.count) }) : t('none.account');
}
