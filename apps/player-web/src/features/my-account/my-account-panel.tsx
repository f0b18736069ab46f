import { useTranslation } from '@quetzal/i18n/react';
import { TabPanel, Tabs } from '@quetzal/ui/tabs';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { Suspense } from 'react';
import { useAddressParams } from '#shared/address-params/use-address-params.ts';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { PanelSkeleton } from '#shared/panel-skeleton/panel-skeleton.tsx';
import { AccountHead } from './account-head.tsx';

const ProfileTab = lazyPage(
  () => import('./profile/profile-tab.tsx'),
  (module) => module.ProfileTab,
);
const SecurityTab = lazyPage(
  () => import('./security/security-tab.tsx'),
  (module) => module.SecurityTab,
);
const PayoutsTab = lazyPage(
  () => import('./payouts/payouts-tab.tsx'),
  (module) => module.PayoutsTab,
);
const PrivacyTab = lazyPage(
  () => import('./privacy/privacy-tab.tsx'),
  (module) => module.PrivacyTab,
);

/** The parts of the account, by the names that addresses use: `?overlay=securityCenter&section=payouts`. */
const sections = ['profile', 'security', 'payouts', 'privacy'] as const;
type Section = (typeof sections)[number];

const parts = { profile: ProfileTab, security: SecurityTab, payouts: PayoutsTab, privacy: PrivacyTab };

const isSection = (name: string | null): name is Section => (sections as readonly (string | null)[]).includes(name);

/** The member's own account: who they are, what protects it, where money goes, what they agreed to. */
export function MyAccountPanel() {
  const { t } = useTranslation('my-account');
  usePageTitle(t('title'));
  const { params, change } = useAddressParams();
  const named = params.get('section');
  const section: Section = isSection(named) ? named : 'profile';
  const show = (next: string) => change({ section: next }, { replace: true });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <AccountHead />
      <Tabs
        label={t('sections.label')}
        items={sections.map((value) => ({ value, label: t(`sections.${value}`) }))}
        value={section}
        onValueChange={show}
      >
        {sections.map((value) => {
          const Part = parts[value];
          // The panel stands before its part has come: the tab names it as what it shows.
          return (
            <TabPanel key={value} value={value}>
              <Suspense fallback={<PanelSkeleton parts={['cards']} />}>
                <Part />
              </Suspense>
            </TabPanel>
          );
        })}
      </Tabs>
    </div>
  );
}
