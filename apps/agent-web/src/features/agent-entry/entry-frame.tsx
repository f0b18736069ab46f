import { useTranslation } from '@quetzal/i18n/react';
import { AuthArtPanel } from '@quetzal/ui/auth-frame';
import { Badge } from '@quetzal/ui/badge';
import { SiteLogo, useBanners, useSiteInfo } from '@quetzal/web-kit/site-info';
import type { ReactNode } from 'react';

interface EntryFrameProps {
  title: string;
  detail: string;
  /** Theme and language, which may be changed before coming in. */
  preferences: ReactNode;
  children: ReactNode;
}

/** A page at the door of the portal: art beside a form, the form alone where there is no room. */
export function EntryFrame({ title, detail, preferences, children }: EntryFrameProps) {
  const { t } = useTranslation('agent-shell');
  const { brand } = useSiteInfo();
  const picture = useBanners('w_login')[0]?.url ?? '/art/banners/login.avif';
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <aside aria-label={t('login.portal')} className="grid max-lg:hidden">
        <AuthArtPanel
          artSrc={picture}
          artTop={<SiteLogo size={38} />}
          artTitle={t('login.art_title')}
          artDetail={t('login.art_detail')}
          className="p-10"
        />
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="flex flex-wrap items-center gap-1 p-4 md:px-6">
          <SiteLogo size={30} title={brand.name} className="lg:hidden" />
          <div className="ms-auto flex flex-wrap items-center gap-1">{preferences}</div>
        </header>
        <main id="main" className="grid flex-1 grid-cols-[minmax(0,1fr)] place-items-center px-4 pt-2 pb-16">
          <div className="grid w-full max-w-[23rem] gap-6">
            <div className="grid justify-items-start gap-3">
              <Badge tone="accent">{t('login.portal')}</Badge>
              <h1 className="font-display text-3xl font-[650] tracking-tight">{title}</h1>
              <p className="-mt-1.5 text-sm text-fg-3">{detail}</p>
            </div>
            {children}
          </div>
        </main>
      </div>
    </div>
  );
}
