import { useRef, type ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Field, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { fieldControl, fieldFrame } from '../field/field-frame.ts';
import { CaptchaImage } from './captcha-image.tsx';

export interface CaptchaFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'required' | 'type'> {
  /** The picture with the characters; null while another one is fetched. */
  imageUrl: string | null;
  /** Names the button that the picture is: what it shows and that a press changes it. */
  imageAlt: string;
  /** Stands in place of a picture that could not be loaded ("Reintentar"). */
  failedLabel: string;
  /** Fetches another picture; called at most once a second. */
  onRefresh: () => void;
}

const refreshIntervalMs = 1000;

/** The characters of a picture, typed. `className` goes to the field; `ref` and every other prop go to the input. */
export function CaptchaField({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  required,
  imageUrl,
  imageAlt,
  failedLabel,
  onRefresh,
  className,
  id,
  ...input
}: CaptchaFieldProps) {
  const refreshedMs = useRef(Number.NEGATIVE_INFINITY);
  const { control, ...ids } = useFieldWiring(id, { hint, error, required });
  return (
    <Field {...ids} {...{ label, labelHidden, labelEnd, hint, error, required, className }} data-slot="captcha-field">
      <div className="flex min-w-0 gap-2">
        <div data-slot="field-control" className={cn(fieldFrame, 'flex-1')}>
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            type="text"
            dir="ltr"
            className={cn(fieldControl, 'tnum rtl:text-end')}
          />
        </div>
        <CaptchaImage
          {...{ imageUrl, imageAlt, failedLabel }}
          disabled={input.disabled ?? false}
          onPress={(pressedMs) => {
            if (pressedMs - refreshedMs.current < refreshIntervalMs) return;
            refreshedMs.current = pressedMs;
            onRefresh();
          }}
        />
      </div>
    </Field>
  );
}
