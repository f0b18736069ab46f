import { useTranslation } from '@quetzal/i18n/react';
import { IconButton } from '@quetzal/ui/icon-button';
import { UserIcon, XIcon } from '@quetzal/ui/icons';
import { TextField } from '@quetzal/ui/text-field';
import { useState } from 'react';

interface AccountFilterProps {
  /** What the address says. */
  value: string;
  onApply: (account: string) => void;
}

/** Narrows the bets to one account, once its whole name is typed: on Enter or on leaving the field. */
export function AccountFilter({ value, onApply }: AccountFilterProps) {
  const { t } = useTranslation('team-betting');
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // The address changed by itself: the back button, a link, cleared filters.
    setKnown(value);
    setText(value);
  }
  const apply = (typed: string) => {
    if (typed.trim() !== value) onApply(typed.trim());
  };
  return (
    <search className="min-w-0 flex-1 basis-full md:max-w-64 md:basis-48">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply(text);
        }}
      >
        <TextField
          label={t('filter.account')}
          labelHidden
          placeholder={t('filter.account')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          enterKeyHint="search"
          startIcon={<UserIcon />}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => apply(text)}
          endSlot={
            text !== '' && (
              <IconButton
                label={t('filter.account_clear')}
                size="sm"
                className="-me-2"
                onClick={() => {
                  setText('');
                  apply('');
                }}
              >
                <XIcon />
              </IconButton>
            )
          }
        />
      </form>
    </search>
  );
}
