import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { Card, CardHeader } from '@quetzal/ui/card';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { ShareIcon, UserPlusIcon, UsersIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { PageHeader } from '@quetzal/ui/page-header';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { AffiliateLinkCard } from '#shared/affiliate-link/affiliate-link-card.tsx';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { paths } from '#shared/paths/paths.ts';

/** How people come into the team: by the agent's own link. */
export function InvitePage() {
  const { t } = useTranslation('downline');
  const { ageMin } = useSiteInfo();
  usePageTitle(t('invite.title'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader
        title={t('invite.title')}
        detail={t('invite.detail')}
        actions={
          <Button variant="secondary" asChild>
            <Link href={paths.team}>
              <UsersIcon />
              {t('invite.to_team')}
            </Link>
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
        <AffiliateLinkCard />
        <HowItWorks age={ageMin} />
      </div>
      <Alert tone="info">{t('invite.notice', { age: ageMin })}</Alert>
    </div>
  );
}

function HowItWorks({ age }: { age: number }) {
  const { t } = useTranslation('downline');
  const steps = [
    { key: 'share', icon: <ShareIcon />, title: t('invite.steps.share'), detail: t('invite.steps.share_detail') },
    {
      key: 'register',
      icon: <UserPlusIcon />,
      title: t('invite.steps.register'),
      detail: t('invite.steps.register_detail', { age }),
    },
    { key: 'join', icon: <UsersIcon />, title: t('invite.steps.join'), detail: t('invite.steps.join_detail') },
  ];
  return (
    <Card asChild>
      <section>
        <CardHeader title={t('invite.steps.title')} />
        <ol className="grid gap-4">
          {steps.map((step) => (
            <li key={step.key} className="flex items-start gap-3">
              <IconPlate tone="accent" size="sm" className="mt-0.5">
                {step.icon}
              </IconPlate>
              <div className="min-w-0">
                <p className="font-semibold text-fg">{step.title}</p>
                <p className="text-sm text-fg-3">{step.detail}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
