import { useTranslation } from '@quetzal/i18n/react';
import { IconButton } from '@quetzal/ui/icon-button';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { FingerprintIcon, PencilIcon, Trash2Icon } from '@quetzal/ui/icons';
import { useFormat } from '../format/index.ts';
import type { Passkey } from './security.model.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  /** When the list was read, in epoch milliseconds. */
  nowMs: number;
  onRename: () => void;
  onRemove: () => void;
}

/** One passkey and what can be done with it. */
export function PasskeyRow({ passkey, nowMs, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <li className="flex items-center gap-3.5 py-3">
      <IconPlate tone="accent">
        <FingerprintIcon />
      </IconPlate>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="truncate font-semibold text-fg" title={name}>
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-fg-3">
          <span>{t('passkeys.added_at', { at: format.date(addedAt) })}</span>
          <span>
            {lastUsedAt === null
              ? t('passkeys.never_used')
              : t('passkeys.used_at', { when: format.relative(lastUsedAt, nowMs) })}
          </span>
        </p>
      </div>
      <span className="flex flex-none gap-1">
        <IconButton label={t('passkeys.rename_named', { name })} size="sm" onClick={onRename}>
          <PencilIcon />
        </IconButton>
        <IconButton label={t('passkeys.remove_named', { name })} size="sm" onClick={onRemove}>
          <Trash2Icon />
        </IconButton>
      </span>
    </li>
  );
}
