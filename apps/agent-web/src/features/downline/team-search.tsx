import { useTranslation } from '@quetzal/i18n/react';
import { IconButton } from '@quetzal/ui/icon-button';
import { SearchIcon, XIcon } from '@quetzal/ui/icons';
import { TextField } from '@quetzal/ui/text-field';
import { useTypedFilter } from '#shared/url-filters/use-typed-filter.ts';

interface TeamSearchProps {
  /** What the address says. */
  value: string;
  /** Called when the person pauses, so that not every letter is a call. */
  onSearch: (text: string) => void;
}

/** Looks for an account by its name. */
export function TeamSearch({ value, onSearch }: TeamSearchProps) {
  const { t } = useTranslation('downline');
  const [text, setText] = useTypedFilter(value, onSearch);
  return (
    <TextField
      label={t('search.label')}
      labelHidden
      placeholder={t('search.placeholder')}
      type="search"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={64}
      startIcon={<SearchIcon />}
      value={text}
      onChange={(event) => setText(event.target.value)}
      className="min-w-0 flex-1 basis-56 md:max-w-72 [&_input::-webkit-search-cancel-button]:hidden"
      endSlot={
        text !== '' && (
          <IconButton label={t('search.clear')} size="sm" className="-me-2" onClick={() => setText('')}>
            <XIcon />
          </IconButton>
        )
      }
    />
  );
}
