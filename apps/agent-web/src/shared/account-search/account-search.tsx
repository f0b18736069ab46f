import { IconButton } from '@quetzal/ui/icon-button';
import { SearchIcon, XIcon } from '@quetzal/ui/icons';
import { TextField } from '@quetzal/ui/text-field';
import { useRef } from 'react';
import { useTypedFilter } from '../url-filters/use-typed-filter.ts';

interface AccountSearchProps {
  label: string;
  placeholder: string;
  clearLabel: string;
  /** What the address says. */
  value: string;
  /** Called when the person pauses, so that not every letter is a call. */
  onSearch: (text: string) => void;
}

/** Looks for an account by its name or a part of it; as wide as its room. */
export function AccountSearch({ label, placeholder, clearLabel, value, onSearch }: AccountSearchProps) {
  const [text, setText] = useTypedFilter(value, onSearch);
  const field = useRef<HTMLInputElement>(null);
  // The button goes with the text: the keyboard goes on in the field.
  const clear = () => {
    setText('');
    field.current?.focus();
  };
  return (
    <TextField
      ref={field}
      label={label}
      labelHidden
      placeholder={placeholder}
      type="search"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={64}
      startIcon={<SearchIcon />}
      value={text}
      onChange={(event) => setText(event.target.value)}
      className="min-w-0 [&_input::-webkit-search-cancel-button]:hidden"
      endSlot={
        text !== '' && (
          <IconButton label={clearLabel} size="sm" className="-me-2" onClick={clear}>
            <XIcon />
          </IconButton>
        )
      }
    />
  );
}
