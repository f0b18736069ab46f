import { useTranslation } from '@quetzal/i18n/react';
import { CopyButton } from '@quetzal/ui/copy-button';
import { useCopyRefusal } from '#shared/notices/use-copy-refusal.ts';

interface CopyLineProps {
  term: string;
  /** Shown whole, since a digit more or less is another account; also what is copied. */
  value: string;
  /** How it is shown when not as it is copied: digits in groups, an amount with its currency. */
  shown?: string;
}

/** Something that has to be passed on exactly: an account, an amount, an address. */
export function CopyLine({ term, value, shown = value }: CopyLineProps) {
  const { t } = useTranslation('wallet');
  const tellCopyRefusal = useCopyRefusal();
  return (
    <div className="border-b border-line py-1.5 last:border-0">
      <dt className="text-xs text-fg-3">{term}</dt>
      <dd className="flex items-center justify-between gap-3 font-semibold text-fg">
        <bdi dir="ltr" className="tnum min-w-0 wrap-anywhere">
          {shown}
        </bdi>
        <CopyButton
          iconOnly
          text={value}
          label={t('copy_of', { what: term })}
          copiedLabel={t('copied')}
          onCopyError={tellCopyRefusal}
          variant="ghost"
        />
      </dd>
    </div>
  );
}
