import { useTranslation } from '@quetzal/i18n/react';
import { Card, CardHeader } from '@quetzal/ui/card';
import { ExternalLinkIcon } from '@quetzal/ui/icons';
import { SupportLink } from '#shared/customer-service/support-link.tsx';
import { useSupportWays } from '#shared/customer-service/use-support-ways.ts';

/** The ways to reach people that the site names. */
export function SupportCard({ className }: { className?: string }) {
  const { t } = useTranslation('help');
  const reachable = useSupportWays();
  return (
    <Card asChild className={className}>
      <section>
        <CardHeader
          title={t('support.title')}
          detail={reachable.length === 0 ? t('support.none') : t('support.detail')}
          className={reachable.length === 0 ? 'mb-0' : ''}
        />
        <ul className="grid gap-1">
          {reachable.map(({ csType, title, href }) => (
            <li key={`${csType} ${href}`}>
              <SupportLink
                href={href}
                className="-mx-2 flex min-h-10 items-center justify-between gap-3 rounded-md px-2 font-medium text-fg focus-ring hover:bg-surface-2"
              >
                {title}
                <ExternalLinkIcon className="size-4 flex-none text-fg-3" />
              </SupportLink>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
