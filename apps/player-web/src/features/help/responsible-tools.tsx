import { useTranslation } from '@quetzal/i18n/react';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { ClockIcon, ReceiptTextIcon, ShieldCheckIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { useSession } from '@quetzal/web-kit/session';
import { HelpPlaces } from './help-places.tsx';
import { SelfTestCard } from './self-test-card.tsx';

const tools = [
  { key: 'limits', search: 'overlay=limits', icon: <ShieldCheckIcon /> },
  { key: 'pause', search: 'overlay=limits&section=pause', icon: <ClockIcon /> },
  { key: 'record', search: 'overlay=personalHistoryCopy', icon: <ReceiptTextIcon /> },
] as const;

/** What somebody can do who wants to stay in control: own tools, a test for themselves, people who help. */
export function ResponsibleTools() {
  const { t } = useTranslation('help');
  const { isLoggedIn } = useSession();
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 className="text-lg font-[650] text-fg">{t('tools.title')}</h3>
        <ul className="grid gap-3 md:grid-cols-3">
          {tools.map(({ key, search, icon }) => (
            <li key={key} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
              <Link
                href={`/help?${search}#responsible`}
                className="grid content-start gap-2.5 rounded-lg bg-surface-1 p-4 shadow-[inset_0_0_0_1px_var(--q-line)] focus-ring hover:bg-surface-2"
              >
                <IconPlate size="sm">{icon}</IconPlate>
                <span>
                  <span className="block font-semibold text-fg">{t(`tools.${key}`)}</span>
                  <span className="block text-sm text-fg-3">{t(`tools.${key}_detail`)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {!isLoggedIn && <p className="text-sm text-fg-3">{t('tools.log_in')}</p>}
      </div>
      <SelfTestCard />
      <HelpPlaces />
    </div>
  );
}
