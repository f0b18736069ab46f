import { CalendarIcon, ChevronDownIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Button } from '../button/button.tsx';
import { fieldFrame } from '../field/field-frame.ts';

interface RangeTriggerProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Id, description and state of the field. */
  control: ComponentProps<'button'>;
  labelId: string;
  look: 'field' | 'button';
  /** What is chosen, in words; absent when nothing is. */
  text: string | undefined;
  placeholder: string | undefined;
}

/** Shows the range and opens the panel; named by the label and by what it shows. Other props go to the button. */
export function RangeTrigger({ control, labelId, look, text, placeholder, className, ...rest }: RangeTriggerProps) {
  const textId = `${control.id}-text`;
  const { 'aria-required': _, 'aria-invalid': invalid, ...named } = control;
  const shared = {
    ...named,
    'data-invalid': invalid,
    'aria-labelledby': `${labelId} ${textId}`,
    ...rest,
  };
  const content = (
    <>
      <CalendarIcon />
      <bdi id={textId} className={cn('min-w-0 truncate tnum', look === 'field' && 'flex-1')}>
        {text ?? placeholder}
      </bdi>
      <ChevronDownIcon />
    </>
  );
  if (look === 'button')
    return (
      <Button {...shared} variant="outline" className={cn('justify-self-start', className)}>
        {content}
      </Button>
    );
  return (
    <button
      {...shared}
      type="button"
      data-slot="field-control"
      className={cn(
        fieldFrame,
        'w-full text-start focus-visible:shadow-[inset_0_0_0_1.5px_var(--q-ring),0_0_0_4px_color-mix(in_oklch,var(--q-ring)_18%,transparent)] focus-visible:outline-none disabled:opacity-55 data-invalid:shadow-[inset_0_0_0_1.5px_var(--q-danger-text)]',
        text === undefined && 'text-fg-3',
        className,
      )}
    >
      {content}
    </button>
  );
}
