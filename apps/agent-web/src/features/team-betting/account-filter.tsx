import { useTranslation } from '@quetzal/i18n/react';
import { IconButton } from '@quetzal/ui/icon-button';
import { SearchIcon, XIcon } from '@quetzal/ui/icons';
import { TextField } from '@quetzal/ui/text-field';
import { useTypedFilter } from '#shared/url-filters/use-typed-filter.ts';

interface AccountFilterProps {
  /** What the address says. */
  value: string;
  /** Called when the person pauses, so that not every letter is a call. */
  onSearch: (text: string) => void;
}

/** Narrows the bets to one account, by its name or a part of it. */
export function AccountFilter({ value, onSearch }: AccountFilterProps) {
  const { t } = useTranslation('team-betting');
  const [text, setText] = useTypedFilter(value, onSearch);
  return (
    <search className="min-w-0 flex-1 basis-full md:max-w-64 md:basis-48">
      <TextField
        label={t('filter.account')}
        labelHidden
        placeholder={t('filter.account')}
        type="search"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        startIcon={<SearchIcon />}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="[&_input::-webkit-search-cancel-button]:hidden"
        endSlot={
          text !== '' && (
            <IconButton label={t('filter.account_clear')} size="sm" className="-me-2" onClick={() => setText('')}>
              <XIcon />
            </IconButton>
          )
        }
      />
    </search>
  );
}
