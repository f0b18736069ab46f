import { useTranslation } from '@quetzal/i18n/react';
import { DropdownMenu, DropdownMenuItem } from '@quetzal/ui/dropdown-menu';
import { IconButton } from '@quetzal/ui/icon-button';
import { CopyIcon, EllipsisIcon, ReceiptTextIcon } from '@quetzal/ui/icons';
import { useNavigate } from 'react-router-dom';
import { useClipboard } from '@quetzal/web-kit/clipboard';
import { betsOf } from '#shared/paths/paths.ts';

/** What can be done about one account of the team. */
export function MemberMenu({ account }: { account: string }) {
  const { t } = useTranslation('downline');
  const navigate = useNavigate();
  const { copy } = useClipboard();
  return (
    <DropdownMenu
      trigger={
        <IconButton label={t('row.menu', { account })} size="sm">
          <EllipsisIcon />
        </IconButton>
      }
    >
      <DropdownMenuItem icon={<ReceiptTextIcon />} onSelect={() => void navigate(betsOf(account))}>
        {t('row.bets')}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<CopyIcon />} onSelect={() => void copy(account, { title: t('row.copied') })}>
        {t('row.copy')}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
