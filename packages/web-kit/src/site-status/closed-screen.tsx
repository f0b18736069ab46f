import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { CopyButton } from '@quetzal/ui/copy-button';
import { ClockIcon, GlobeIcon, MessageCircleIcon, SettingsIcon } from '@quetzal/ui/icons';
import { Num } from '@quetzal/ui/num';
import { useEffect } from 'react';
import { useFormat } from '../format/index.ts';
import { SiteLogo, useSiteInfo } from '../site-info/index.ts';
import type { SiteStatus } from './site-status.queries.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface ClosedScreenProps {
  status: SiteStatus;
  onAsk: () => void;
  isAsking: boolean;
}

/** The whole page while the site is closed: why, until when or where the visitor is, and whom to write to. */
export function ClosedScreen({ status, onAsk, isAsking }: ClosedScreenProps) {
  const { t } = useTranslation('common');
  const { brand } = useSiteInfo();
  const main = useKeptFocus();
  const isRegion = status.status === 2;
  const title = isRegion ? t('closed.region_title') : t('maintenance.title');
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title, brand.name]);
  return (
    <div className="relative grid min-h-dvh grid-rows-[auto_1fr_auto] overflow-hidden bg-canvas">
      <Backdrop />
      <header className="relative px-6 pt-8">
        <SiteLogo size={36} title={brand.name} className="mx-auto" />
      </header>
      <main
        ref={main}
        tabIndex={-1}
        className="relative grid content-center justify-items-center px-5 py-10 text-center outline-none"
      >
        <span className="grid size-20 place-items-center rounded-feather bg-accent-soft text-accent-text [&_svg]:size-9">
          {isRegion ? <GlobeIcon /> : <SettingsIcon className="motion-safe:animate-[spin_14s_linear_infinite]" />}
        </span>
        {/* Said to those who do not see that it takes the place of what they were doing. */}
        <div role="alert" className="grid max-w-full justify-items-center">
          <h1 className="mt-7 max-w-[18ch] font-display text-3xl font-bold text-balance text-fg md:text-5xl">
            {title}
          </h1>
          <p className="mt-4 max-w-[52ch] text-base text-pretty text-fg-2">
            {isRegion ? t('closed.region_detail') : t('maintenance.detail')}
          </p>
          {!isRegion && <BackAt endsAt={status.endsAt} />}
        </div>
        {isRegion && <Address ip={status.ip} />}
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button variant="primary" size="lg" busy={isAsking} busyLabel={t('closed.checking')} onClick={onAsk}>
            {t('closed.check_again')}
          </Button>
          <ServiceButton />
        </div>
        {isRegion && <p className="mt-6 max-w-[46ch] text-sm text-pretty text-fg-3">{t('closed.region_withdraw')}</p>}
      </main>
      <footer className="relative px-6 pb-6 text-center text-xs text-fg-3">
        {isRegion && (
          <a
            href="https://db-ip.com"
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block rounded-sm py-1 underline focus-ring"
          >
            {t('closed.geo_source')}
          </a>
        )}
      </footer>
    </div>
  );
}

/** A glow in the colours of the brand. */
function Backdrop() {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      <div className="absolute inset-x-0 top-0 h-1 bg-plume" />
      <div className="absolute start-1/2 -top-72 h-[34rem] w-[60rem] max-w-none -translate-x-1/2 rounded-full bg-plume opacity-[0.14] blur-3xl rtl:translate-x-1/2" />
    </div>
  );
}

/** The visitor's address as the site sees it, for whoever writes to the service. */
function Address({ ip }: { ip: string }) {
  const { t } = useTranslation('common');
  return (
    <dl className="mt-8 flex max-w-full items-center gap-3 rounded-lg border border-line bg-surface-1 py-2.5 ps-5 pe-2.5 shadow-1">
      <dt className="text-sm text-fg-3">{t('closed.address')}</dt>
      <dd className="flex min-w-0 items-center gap-2">
        <Num className="truncate font-mono text-base font-semibold text-fg">{ip}</Num>
        <CopyButton iconOnly variant="ghost" text={ip} label={t('closed.copy')} copiedLabel={t('actions.copied')} />
      </dd>
    </dl>
  );
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'shortOffset' } as const;

/** When the site is expected back, in the site's time zone, which is named: its readers are anywhere. Nothing where nobody said. */
function BackAt({ endsAt }: { endsAt: string | null }) {
  const { t } = useTranslation('common');
  const { locale, timeZone } = useFormat();
  if (endsAt === null) return null;
  const time = new Intl.DateTimeFormat(locale, { timeZone, ...day, ...clock }).format(new Date(endsAt));
  return (
    <p className="mt-8 flex items-center gap-2.5 rounded-lg border border-line bg-surface-1 px-5 py-3 text-fg shadow-1">
      <ClockIcon className="size-5 text-accent-text" />
      <time dateTime={endsAt}>{t('closed.back_at', { time })}</time>
    </p>
  );
}

/** The first way to the people of the site; nothing where it names none. */
function ServiceButton() {
  const { t } = useTranslation('common');
  const { customerService } = useSiteInfo();
  const link = customerService[0]?.links[0];
  if (link === undefined) return null;
  return (
    <Button asChild variant="secondary" size="lg">
      <a href={link} {...(link.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        <MessageCircleIcon />
        {t('closed.contact')}
      </a>
    </Button>
  );
}
