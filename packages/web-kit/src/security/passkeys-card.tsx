import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { PlusIcon } from '@quetzal/ui/icons';
import { useToast } from '@quetzal/ui/toast';
import { useState } from 'react';
import { canUsePasskeys } from '../passkeys/index.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { SecurityCard, type SecurityCardPlace } from './security-card.tsx';
import type { Passkey } from './security.model.ts';
import { useFactors } from './security.queries.ts';

type Open =
  | { what: 'add' }
  | { what: 'codes'; codes: readonly string[] }
  | { what: 'rename' | 'remove'; passkey: Passkey };

/** The passkeys of the account: added by the device that is used, renamed, removed with password and proof. */
export function PasskeysCard({ headingLevel }: SecurityCardPlace) {
  const { t } = useTranslation('security');
  const factors = useFactors();
  const [open, setOpen] = useState<Open | null>(null);
  const toasts = useToast();
  const close = () => setOpen(null);
  // After the recovery codes, where there are some: under their dialog nobody could read it.
  const tellAdded = () => {
    close();
    toasts.show({ tone: 'success', title: t('passkeys.added') });
  };
  const passkeys = factors.data?.passkeys ?? [];
  return (
    <SecurityCard
      {...{ headingLevel, query: factors }}
      title={t('passkeys.title')}
      detail={t('passkeys.detail')}
      action={
        canUsePasskeys() && (
          <Button variant="secondary" size="sm" onClick={() => setOpen({ what: 'add' })}>
            <PlusIcon />
            {t('passkeys.add')}
          </Button>
        )
      }
    >
      {() => (
        <>
          {passkeys.length === 0 ? (
            <p className="text-sm text-fg-2">{t(canUsePasskeys() ? 'passkeys.none' : 'passkeys.unsupported')}</p>
          ) : (
            <ul className="-my-1 grid divide-y divide-line">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  nowMs={factors.dataUpdatedAt}
                  onRename={() => setOpen({ what: 'rename', passkey })}
                  onRemove={() => setOpen({ what: 'remove', passkey })}
                />
              ))}
            </ul>
          )}
          {open?.what === 'add' && (
            <AddPasskeyDialog
              onClose={close}
              onAdded={(codes) => (codes.length === 0 ? tellAdded() : setOpen({ what: 'codes', codes }))}
            />
          )}
          {open?.what === 'codes' && <RecoveryCodesDialog codes={open.codes} onClose={tellAdded} />}
          {open?.what === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
          {open?.what === 'remove' && <RemovePasskeyDialog passkey={open.passkey} onClose={close} />}
        </>
      )}
    </SecurityCard>
  );
}
