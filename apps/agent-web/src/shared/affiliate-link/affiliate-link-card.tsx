import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { Card, CardHeader } from '@quetzal/ui/card';
import { CopyButton } from '@quetzal/ui/copy-button';
import { CopyableCode } from '@quetzal/ui/copyable-code';
import { ShareIcon } from '@quetzal/ui/icons';
import { useSession } from '@quetzal/web-kit/session';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useClipboard } from '@quetzal/web-kit/clipboard';
import { affiliateUrl } from './affiliate-url.ts';

/** The agent's own code and the link that carries it, to copy and to share. */
export function AffiliateLinkCard({ className }: { className?: string }) {
  const { t } = useTranslation('agent-shell');
  const { brand, links } = useSiteInfo();
  const { member } = useSession();
  const code = member?.affiliateCode ?? null;
  return (
    <Card asChild className={className}>
      <section>
        <CardHeader title={t('affiliate.title')} detail={t('affiliate.detail')} />
        {code === null ? (
          <Alert tone="info">{t('affiliate.none')}</Alert>
        ) : (
          <CodeAndLink code={code} url={affiliateUrl(links.playerSite, code)} brand={brand.name} />
        )}
      </section>
    </Card>
  );
}

function CodeAndLink({ code, url, brand }: { code: string; url: string; brand: string }) {
  const { t } = useTranslation('agent-shell');
  const copied = useTranslation('common').t('actions.copied');
  const { tellRefusal } = useClipboard();
  const share = { title: brand, text: t('affiliate.share_text', { brand, code }), url };
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare(share);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <span className="text-xs text-fg-3">{t('affiliate.code')}</span>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <bdi dir="ltr" className="font-display text-2xl font-[650] tracking-tight break-all text-fg">
            {code}
          </bdi>
          <CopyButton text={code} label={t('affiliate.copy_code')} copiedLabel={copied} onCopyError={tellRefusal} />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <span className="text-xs text-fg-3">{t('affiliate.link')}</span>
        <CopyableCode
          code={url}
          copyLabel={t('affiliate.copy_link')}
          copiedLabel={copied}
          onCopyError={tellRefusal}
          className="w-full justify-between"
        />
      </div>
      {canShare && (
        // Closing the system's sheet without a choice rejects: that is an answer, not a failure.
        <Button variant="soft" onClick={() => void navigator.share(share).catch(() => undefined)}>
          <ShareIcon />
          {t('affiliate.share')}
        </Button>
      )}
    </div>
  );
}
