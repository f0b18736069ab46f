import { CheckIcon, CopyIcon } from 'lucide-react';
import { useEffect, useState, type ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'onCopy' | 'value'> {
  /** What goes to the clipboard. */
  text: string;
  label: string;
  /** Shown and read aloud for two seconds after copying. */
  copiedLabel: string;
  /** An icon alone, named by `label`. */
  iconOnly?: boolean | undefined;
  /** The clipboard refused, for instance without permission, or the page has none. */
  onCopyError?: (() => void) | undefined;
}

const copiedMs = 2000;

/** Copies a text and says so. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  iconOnly = false,
  onCopyError,
  variant = 'secondary',
  size = 'sm',
  ...rest
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onCopyError?.();
    }
  };
  const icon = copied ? <CheckIcon className="text-success-text" /> : <CopyIcon />;
  return (
    <>
      {iconOnly ? (
        <IconButton label={label} size="sm" onClick={() => void copy()} {...rest}>
          {icon}
        </IconButton>
      ) : (
        <Button data-slot="copy-button" variant={variant} size={size} onClick={() => void copy()} {...rest}>
          {icon}
          {copied ? copiedLabel : label}
        </Button>
      )}
      <output className="sr-only">{copied ? copiedLabel : ''}</output>
    </>
  );
}
