import { useTranslation } from '@quetzal/i18n/react';
import { useFormat } from '@quetzal/web-kit/format';
import { SettingRow } from '@quetzal/web-kit/security';
import { ProviderGlyph } from '#shared/third-party/provider-glyph.tsx';
import type { LinkedAccount } from '../my-account.wire.ts';

interface LinkedAccountRowProps {
  account: LinkedAccount;
  /** When the list was read, in epoch milliseconds. */
  nowMs: number;
  onAction: () => void;
}

/** One account elsewhere: linked since when and last used, or not linked, and the way to change it. */
export function LinkedAccountRow({ account, nowMs, onAction }: LinkedAccountRowProps) {
  const { t } = useTranslation('my-account');
  const format = useFormat();
  const { provider, name, linkedAt, lastUsedAt } = account;
  const isLinked = linkedAt !== null;
  return (
    <SettingRow
      icon={<ProviderGlyph provider={provider} />}
      title={name}
      detail={
        isLinked ? (
          <>
            <span>{t('linked.since', { at: format.date(linkedAt) })}</span>
            {lastUsedAt !== null && <span>{t('linked.used', { when: format.relative(lastUsedAt, nowMs) })}</span>}
          </>
        ) : (
          t('linked.none')
        )
      }
      actionLabel={t(isLinked ? 'linked.unlink' : 'linked.link')}
      actionName={t(isLinked ? 'linked.unlink_named' : 'linked.link_named', { name })}
      onAction={onAction}
    />
  );
}
