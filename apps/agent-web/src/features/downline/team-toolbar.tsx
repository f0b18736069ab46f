import { useTranslation } from '@quetzal/i18n/react';
import { SelectField } from '@quetzal/ui/select-field';
import { AccountSearch } from '#shared/account-search/account-search.tsx';
import type { ChangeFilters } from '#shared/url-filters/use-url-filters.ts';
import type { TeamFilters } from './team-filters.ts';

const orders = {
  'validBet.desc': 'valid_bet',
  'validBet.asc': 'valid_bet_low',
  'balance.desc': 'balance',
  'balance.asc': 'balance_low',
  'createdAt.desc': 'newest',
  'createdAt.asc': 'oldest',
} as const;

/** Search, and on small screens the order that wide ones choose by the heads of the columns. */
export function TeamToolbar({ filters, onChange }: { filters: TeamFilters; onChange: ChangeFilters }) {
  const { t } = useTranslation('downline');
  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <search className="min-w-0 flex-1 basis-56 md:max-w-72">
        <AccountSearch
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          value={filters.search}
          onSearch={(search) => onChange({ search }, 'typed')}
        />
      </search>
      <SelectField
        label={t('sort.label')}
        labelHidden
        className="min-w-0 flex-1 basis-56 md:hidden"
        value={`${filters.sort}.${filters.order}`}
        onValueChange={(value) => {
          const [sort = null, order = null] = value.split('.');
          onChange({ sort, order });
        }}
        options={Object.entries(orders).map(([value, name]) => ({ value, label: t(`sort.${name}`) }))}
      />
      <p className="self-center text-xs text-fg-3 max-md:basis-full md:ms-auto">{t('window')}</p>
    </div>
  );
}
