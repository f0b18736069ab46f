import { SearchIcon, XIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Field, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { fieldControl, fieldFrame } from '../field/field-frame.ts';
import { useEscapeFirst } from '../field/use-escape-first.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useSettledSearch } from './use-settled-search.ts';

export interface SearchFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<'input'>, 'size' | 'required' | 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** What stands in the box; leave it out to let the field keep it. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Every key. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The trimmed text: `delayMs` after the last key, at once on Enter and when the box is cleared; never twice the same. */
  onSearch?: ((query: string) => void) | undefined;
  /** 300 unless given. */
  delayMs?: number | undefined;
  /** A search is under way: a ring takes the place of the icon. */
  busy?: boolean | undefined;
  /** Names the button that empties the box. */
  clearLabel: string;
}

/** A search box; its label is read aloud only, unless `labelHidden` is false. `ref` and other props go to the input. */
export function SearchField({
  label,
  labelHidden = true,
  labelEnd,
  hint,
  error,
  required,
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  delayMs = 300,
  busy = false,
  clearLabel,
  className,
  id,
  ref,
  ...input
}: SearchFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const [focused, setFocused] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const text = value ?? own;
  const search = useSettledSearch(text, onSearch, delayMs);
  const { control, ...ids } = useFieldWiring(id, { hint, error, required });
  const change = (next: string) => {
    search.note(next);
    setOwn(next);
    onValueChange?.(next);
  };
  const clear = () => {
    change('');
    search.now('');
    box.current?.focus();
  };
  useEscapeFirst(focused && text !== '', clear);
  useEffect(() => {
    if (typeof ref === 'function') return ref(box.current);
    if (ref) ref.current = box.current;
  }, [ref]);
  return (
    <Field {...ids} {...{ label, labelHidden, labelEnd, hint, error, required, className }} data-slot="search-field">
      <div data-slot="field-control" className={fieldFrame}>
        {busy ? <Spinner className="mx-px text-fg-3" /> : <SearchIcon />}
        <input
          {...control}
          autoComplete="off"
          enterKeyHint="search"
          {...input}
          ref={box}
          type="search"
          aria-busy={busy || undefined}
          className={cn(fieldControl, 'appearance-none text-ellipsis [&::-webkit-search-cancel-button]:hidden')}
          value={text}
          onChange={(event) => {
            change(event.target.value);
            if (!(event.nativeEvent as InputEvent).isComposing) search.later(event.target.value);
          }}
          onCompositionEnd={(event) => search.later(event.currentTarget.value)}
          onKeyDown={(event) => {
            input.onKeyDown?.(event);
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) search.now(text);
          }}
          onFocus={(event) => {
            setFocused(true);
            input.onFocus?.(event);
          }}
          onBlur={(event) => {
            setFocused(false);
            input.onBlur?.(event);
          }}
        />
        <button
          type="button"
          aria-label={clearLabel}
          onClick={clear}
          className={cn(
            'relative -me-2 grid size-8 flex-none place-items-center rounded-[8px] before:absolute before:-inset-2 hover:bg-surface-3 focus-ring pointer-fine:before:hidden [&_svg]:size-4',
            (text === '' || input.disabled) && 'hidden',
          )}
        >
          <XIcon />
        </button>
      </div>
    </Field>
  );
}
