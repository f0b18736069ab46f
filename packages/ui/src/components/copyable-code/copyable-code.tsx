import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';

export interface CopyableCodeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A reference, a hash, an address: cut at the end when there is no room, whole in the tooltip. */
  code: string;
  copyLabel: string;
  copiedLabel: string;
  /** The clipboard refused. */
  onCopyError?: (() => void) | undefined;
}

/** A code that people must pass on exactly, with a button to copy it. */
export function CopyableCode({ code, copyLabel, copiedLabel, onCopyError, className, ...rest }: CopyableCodeProps) {
  return (
    <span
      data-slot="copyable-code"
      className={cn(
        'inline-flex max-w-full items-center gap-1 rounded-[8px] bg-sunken ps-2.5 shadow-[inset_0_0_0_1px_var(--q-line)]',
        className,
      )}
      {...rest}
    >
      <bdi dir="ltr" className="min-w-0 truncate font-mono text-sm text-fg" title={code}>
        {code}
      </bdi>
      <CopyButton
        iconOnly
        text={code}
        label={copyLabel}
        copiedLabel={copiedLabel}
        onCopyError={onCopyError}
        variant="ghost"
      />
    </span>
  );
}
