import { useTranslation } from '@quetzal/i18n/react';
import { Link } from '@quetzal/ui/link';
import { TabPanel, Tabs } from '@quetzal/ui/tabs';
import { OnceSettled } from '#shared/once-settled/once-settled.tsx';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { BreakSection } from './break-section.tsx';
import { LimitList } from './limit-list.tsx';

interface LimitsPanelProps {
  /** Which part is shown, as the address says. */
  section: string | null;
  onSection: (section: string | null) => void;
  /** Told when a pause or an exclusion has begun, and with it the login has ended. */
  onBreak: () => void;
}

/** Responsible gaming: limits with what is used of them; pauses and self-exclusion. */
export function LimitsPanel({ section, onSection, onBreak }: LimitsPanelProps) {
  const { t } = useTranslation('limits');
  usePageTitle(t('title'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Tabs
        label={t('parts')}
        items={[
          { value: 'limits', label: t('tab_limits') },
          { value: 'pause', label: t('tab_break') },
        ]}
        value={section === 'pause' ? 'pause' : 'limits'}
        onValueChange={(next) => onSection(next === 'pause' ? 'pause' : null)}
      >
        <TabPanel value="limits">
          <LimitList />
        </TabPanel>
        <TabPanel value="pause">
          <BreakSection onBreak={onBreak} />
        </TabPanel>
      </Tabs>
      <OnceSettled>
        <p className="text-sm text-fg-3">
          <Link
            href="/help#responsible"
            className="rounded-xs font-semibold text-accent-text underline underline-offset-2 focus-ring"
          >
            {t('help_link')}
          </Link>
        </p>
      </OnceSettled>
    </div>
  );
}
