import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { CopyButton } from '@quetzal/ui/copy-button';
import { Dialog } from '@quetzal/ui/dialog';
import { DownloadIcon } from '@quetzal/ui/icons';
import { useSession } from '../session/index.ts';
import { useSiteInfo } from '../site-info/index.ts';
import { useCopyRefusal } from './use-copy-refusal.tsx';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** New recovery codes, shown this once; leaving by the scrim or Escape counts as having kept them, as the page has no second chance. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('security');
  const common = useTranslation('common');
  const { note, tell } = useCopyRefusal();
  const download = useCodesFile(codes);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('recovery.shown_title')}
      description={t('recovery.shown_detail')}
      closeLabel={common.t('actions.close')}
      footer={
        <Button fullWidth onClick={onClose}>
          {t('recovery.kept')}
        </Button>
      }
    >
      <ol className="grid gap-2 rounded-lg md:grid-cols-2 bg-sunken p-3.5 shadow-[inset_0_0_0_1px_var(--q-line)]">
        {codes.map((code) => (
          <li key={code} className="text-center font-mono text-base tracking-wide whitespace-nowrap text-fg">
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <CopyButton
          text={codes.join('\n')}
          label={t('recovery.copy')}
          copiedLabel={common.t('actions.copied')}
          onCopyError={tell}
          className="flex-1"
        />
        <Button variant="secondary" size="sm" className="flex-1" onClick={download}>
          <DownloadIcon />
          {t('recovery.download')}
        </Button>
        {note}
      </div>
    </Dialog>
  );
}

/* The file is made in the browser: the codes go nowhere else. */
function useCodesFile(codes: readonly string[]): () => void {
  const { t } = useTranslation('security');
  const { brand } = useSiteInfo();
  const { member } = useSession();
  return () => {
    const heading = t('recovery.file_heading', { brand: brand.name, account: member?.account ?? '' });
    const file = new Blob([`${heading}\n\n${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' });
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = `${t('recovery.file_name')}.txt`;
    link.click();
    // The browser has begun to read the file by the next turn.
    setTimeout(() => URL.revokeObjectURL(address));
  };
}
