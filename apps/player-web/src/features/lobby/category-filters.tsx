import { useTranslation } from '@quetzal/i18n/react';
import { Chip } from '@quetzal/ui/chip';
import { FlameIcon, HistoryIcon, SearchIcon } from '@quetzal/ui/icons';
import { TextField } from '@quetzal/ui/text-field';
import { useSession } from '@quetzal/web-kit/session';
import type { CategoryChoice } from './category-choice.ts';

interface CategoryFiltersProps {
  choice: CategoryChoice;
  onChoiceChange: (choice: CategoryChoice) => void;
}

const icons = { all: undefined, hot: <FlameIcon />, recent: <HistoryIcon /> };

/** Search and filters over the list; "recent" needs somebody who has played. */
export function CategoryFilters({ choice, onChoiceChange }: CategoryFiltersProps) {
  const { t } = useTranslation('lobby');
  const { isLoggedIn } = useSession();
  const filters = isLoggedIn ? (['all', 'hot', 'recent'] as const) : (['all', 'hot'] as const);
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
      <div role="group" aria-label={t('filters')} className="flex gap-2">
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
