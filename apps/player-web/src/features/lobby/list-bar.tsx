import { useTranslation } from '@quetzal/i18n/react';
import { Chip } from '@quetzal/ui/chip';
import { FlameIcon, HeartIcon, HistoryIcon } from '@quetzal/ui/icons';
import { SearchField } from '@quetzal/ui/search-field';
import { SelectField } from '@quetzal/ui/select-field';
import { useState, useTransition } from 'react';
import { type Filter, type ListChoice, sorts } from './list-choice.ts';

interface ListBarProps {
  choice: ListChoice;
  filters: readonly Filter[];
  onChoose: (next: Partial<ListChoice>) => void;
  /** Another list is on its way. */
  isBusy: boolean;
}

const icons = { all: undefined, favorites: <HeartIcon />, hot: <FlameIcon />, recent: <HistoryIcon /> };
/** In their order; lies under the gutter on small screens, where it scrolls sideways. */
const rowClass =
  'max-md:order-1 -m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] max-md:-mx-(--q-gutter) max-md:w-[calc(100%+2*var(--q-gutter))] max-md:px-(--q-gutter)';

/** Search, filters and order of a list. */
export function ListBar({ choice, filters, onChoose, isBusy }: ListBarProps) {
  const { t } = useTranslation('lobby');
  // What is typed stands until the address asks for something else by itself: back, a cleared list.
  const [typed, setTyped] = useState({ text: choice.search, of: choice.search });
  const [isAsking, ask] = useTransition();
  const isTyped = isAsking || typed.of === choice.search;
  const text = isTyped ? typed.text : choice.search;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('search_clear')}
        value={text}
        onValueChange={(next) => setTyped({ text: next, of: isTyped ? typed.of : choice.search })}
        onSearch={(search) => {
          setTyped((now) => ({ ...now, of: search }));
          // The address follows a moment later.
          ask(() => onChoose({ search }));
        }}
        busy={isBusy && choice.search !== ''}
        maxLength={64}
        className="min-w-44 flex-1 md:w-75 md:flex-none"
      />
      <div role="group" aria-label={t('filters')} className={rowClass}>
        {filters.map((filter) => (
          <Chip
            key={filter}
            icon={icons[filter]}
            pressed={choice.filter === filter}
            onPressedChange={() => onChoose({ filter })}
          >
            {t(`filter.${filter}`)}
          </Chip>
        ))}
      </div>
      <SelectField
        label={t('sort_by')}
        labelHidden
        value={choice.sort ?? 'popular'}
        onValueChange={(sort) => onChoose({ sort: sorts.find((known) => known === sort) ?? null })}
        options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        className="w-40 max-md:w-[9rem] md:ms-auto"
      />
    </div>
  );
}
