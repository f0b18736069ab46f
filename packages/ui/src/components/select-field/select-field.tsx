import * as Select from '@radix-ui/react-select';
import { CheckIcon, ChevronDownIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { readDirection } from '../../direction/direction.ts';
import { pageNonce } from '../../page-nonce/page-nonce.ts';
import { Field, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { fieldFrame } from '../field/field-frame.ts';

export interface SelectOption {
  /** Never empty: an empty string means that nothing is chosen. */
  value: string;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldTexts {
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  onBlur?: (() => void) | undefined;
}

/** One choice out of a list that is too long for radio buttons. */
export function SelectField({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  required,
  options,
  value,
  onValueChange,
  placeholder,
  disabled,
  name,
  id,
  className,
  ref,
  onBlur,
}: SelectFieldProps) {
  const { control, ...ids } = useFieldWiring(id, { hint, error, required });
  return (
    <Field {...ids} {...{ label, labelHidden, labelEnd, hint, error, required, className }} data-slot="select-field">
      <Select.Root
        value={value}
        onValueChange={onValueChange}
        disabled={disabled ?? false}
        dir={readDirection()}
        {...(name === undefined ? {} : { name })}
      >
        <Select.Trigger
          {...control}
          ref={ref}
          onBlur={onBlur}
          data-slot="field-control"
          className={cn(
            fieldFrame,
            'h-auto min-h-(--q-input) w-full cursor-pointer justify-between py-1 text-start focus-visible:shadow-[inset_0_0_0_1.5px_var(--q-ring),0_0_0_4px_color-mix(in_oklch,var(--q-ring)_18%,transparent)] focus-visible:outline-2 focus-visible:outline-transparent disabled:opacity-65 aria-invalid:shadow-[inset_0_0_0_1.5px_var(--q-danger-text)] aria-invalid:focus-visible:shadow-[inset_0_0_0_2px_var(--q-danger-text),0_0_0_4px_color-mix(in_oklch,var(--q-danger-text)_28%,transparent)] data-placeholder:text-fg-3',
          )}
        >
          <span className="truncate">
            <Select.Value placeholder={placeholder} />
          </span>
          <Select.Icon asChild>
            <ChevronDownIcon />
          </Select.Icon>
        </Select.Trigger>
        <SelectList options={options} />
      </Select.Root>
    </Field>
  );
}

function SelectList({ options }: { options: readonly SelectOption[] }) {
  return (
    <Select.Portal>
      <Select.Content
        position="popper"
        sideOffset={6}
        className="z-(--q-z-popover) max-h-[min(22rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) overflow-hidden rounded-lg bg-overlay p-1.5 shadow-[inset_0_0_0_1px_var(--q-line-2),var(--q-shadow-3)] data-[state=open]:animate-pop-in forced-colors:border"
      >
        <Select.Viewport nonce={pageNonce()}>
          {options.map((option) => (
            <Select.Item
              key={option.value}
              value={option.value}
              disabled={option.disabled ?? false}
              className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-[8px] px-2.5 py-1.5 text-base text-fg-2 outline-none data-disabled:text-fg-disabled data-highlighted:bg-surface-3 data-highlighted:text-fg max-md:min-h-11 forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-solid forced-colors:data-highlighted:-outline-offset-2"
            >
              <span className="flex-1">
                <Select.ItemText>{option.label}</Select.ItemText>
              </span>
              <Select.ItemIndicator>
                <CheckIcon className="size-4 text-accent-text" />
              </Select.ItemIndicator>
            </Select.Item>
          ))}
        </Select.Viewport>
      </Select.Content>
    </Select.Portal>
  );
}
