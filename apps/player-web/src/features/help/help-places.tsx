import { useTranslation } from '@quetzal/i18n/react';
import { ExternalLinkIcon } from '@quetzal/ui/icons';

const places = [
  { key: 'therapy', href: 'https://www.gamblingtherapy.org' },
  { key: 'anonymous', href: 'https://www.gamblersanonymous.org' },
] as const;

/** People outside of the site who help with gambling (T052). */
export function HelpPlaces() {
  const { t } = useTranslation('help');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h3 className="text-lg font-[650] text-fg">{t('places.title')}</h3>
        <p className="text-sm text-fg-3">{t('places.detail')}</p>
      </div>
      <ul className="grid gap-3 md:grid-cols-2">
        {places.map(({ key, href }) => (
          <li key={key} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="flex items-start justify-between gap-3 rounded-lg bg-surface-1 p-4 shadow-[inset_0_0_0_1px_var(--q-line)] focus-ring hover:bg-surface-2"
            >
              <span>
                <span className="block font-semibold text-fg">{t(`places.${key}`)}</span>
                <span className="block text-sm text-fg-3">{t(`places.${key}_detail`)}</span>
              </span>
              <ExternalLinkIcon className="mt-1 size-4 flex-none text-fg-3" />
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-fg-2">{t('places.emergency')}</p>
    </div>
  );
}
