import { useTranslation } from '@quetzal/i18n/react';
import { Chip } from '@quetzal/ui/chip';
import { FlameIcon, HeartIcon, HistoryIcon, SearchIcon } from '@quetzal/ui/icons';
import { TextField } from '@quetzal/ui/text-field';
import { useSession } from '@quetzal/web-kit/session';
import { useFlag } from '@quetzal/web-kit/site-info';
import type { CategoryChoice } from './category-choice.ts';

interface CategoryFiltersProps {
  choice: CategoryChoice;
  onChoiceChange: (choice: CategoryChoice) => void;
}

const icons = { all: undefined, favorites: <HeartIcon />, hot: <FlameIcon />, recent: <HistoryIcon /> };

/** Search and filters over the list; favourites and recent games belong to somebody. */
export function CategoryFilters({ choice, onChoiceChange }: CategoryFiltersProps) {
  const { t } = useTranslation('lobby');
  const { isLoggedIn } = useSession();
  const hasFavorites = useFlag('GAMELOFAV3');
  const filters = [
    'all' as const,
    ...(isLoggedIn && hasFavorites ? ['favorites' as const] : []),
    'hot' as const,
    ...(isLoggedIn ? ['recent' as const] : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
      <TextField
        type="search"
        label={t('search')}
        labelHidden
        placeholder={t('search')}
        startIcon={<SearchIcon />}
        value={choice.search}
        onChange={(event) => onChoiceChange({ ...choice, search: event.target.value })}
        className="w-full md:w-75"
      />
      <div
        role="group"
        aria-label={t('filters')}
        className="-m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] max-md:-mx-(--q-gutter) max-md:w-[calc(100%+2*var(--q-gutter))] max-md:px-(--q-gutter)"
      >
        {filters.map((filter) => (
          <Chip
            key={filter}
            icon={icons[filter]}
            pressed={choice.filter === filter}
            onPressedChange={() => onChoiceChange({ ...choice, filter })}
          >
            {t(`filter.${filter}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
