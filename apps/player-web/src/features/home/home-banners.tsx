import { useTranslation } from '@quetzal/i18n/react';
import { BannerCarousel, type BannerSlide } from '@quetzal/ui/banner-carousel';
import { Button } from '@quetzal/ui/button';
import { Link } from '@quetzal/ui/link';
import { useBanners, useSiteText, type SiteBanner, type SiteText } from '@quetzal/web-kit/site-info';
import { useDeferredValue } from 'react';
import { AnnouncedLink } from '#shared/announcements/announced-link.tsx';
import { useAnnouncements, type HomeBanner } from '#shared/announcements/announcements.queries.ts';
import { pictureArt } from '#shared/art/banner-art.ts';
import { inertBody } from '#shared/safe-html/inert-body.ts';
import { actionOnSmall, useWelcome } from './welcome.tsx';

const group = 'w_home';
const stayMs = 5000;

/** The site's own banners, its words on the first, and those that were announced for this place. It moves by itself when there is more than one. */
export function HomeBanners() {
  const { t } = useTranslation('announcements');
  const welcome = useWelcome();
  const own = useBanners(group).slice(1);
  const say = useSiteText();
  const more = (title: string) => ({ text: t('banners.see_more'), name: t('banners.see_more_of', { title }) });
  const announcements = useDeferredValue(useAnnouncements().data);
  const announced = announcements?.banners.filter(({ groupName }) => groupName === group) ?? [];
  return (
    <BannerCarousel
      label={t('banners.label')}
      stayMs={stayMs}
      words={{
        carousel: t('banners.carousel'),
        slide: t('banners.slide'),
        position: (position, total) => t('banners.position', { position, total }),
        goTo: (position, total) => t('banners.go_to', { position, total }),
        pause: t('banners.pause'),
        play: t('banners.play'),
      }}
      slides={[
        welcome,
        ...own.map((banner) => ownSlide(banner, say, more)),
        ...announced.map((banner) => slideOf(banner, more(banner.title))),
      ]}
    />
  );
}

/** A banner of the site's file: its picture, its title, and a way on where it leads somewhere. */
function ownSlide(
  { url, smallUrl, title = '', linkageType, target }: SiteBanner,
  say: (text: SiteText) => string,
  moreOf: (title: string) => { text: string; name: string },
): BannerSlide {
  const said = say(title);
  const more = moreOf(said);
  return {
    key: url,
    ...pictureArt(url, smallUrl),
    title: said,
    ...(linkageType === undefined || target === undefined
      ? {}
      : {
          actions: (
            <Button asChild size="lg" className={actionOnSmall}>
              <Link href={linkageType === 'promotion' ? `/promotions#${target}` : target} aria-label={more.name}>
                {more.text}
              </Link>
            </Button>
          ),
        }),
  };
}

function slideOf(
  { id, title, content, url, smallUrl, linkageType, linkageUrl }: HomeBanner,
  more: { text: string; name: string },
): BannerSlide {
  const detail = inertBody(content).textContent.trim();
  return {
    key: id,
    artSrc: url,
    artSmallSrc: smallUrl ?? undefined,
    title,
    ...(detail === '' ? {} : { detail: <span className="max-md:hidden">{detail}</span> }),
    ...(linkageType === null || linkageUrl === null
      ? {}
      : {
          actions: (
            <Button asChild size="lg" className={actionOnSmall}>
              <AnnouncedLink linkageType={linkageType} url={linkageUrl} aria-label={more.name}>
                {more.text}
              </AnnouncedLink>
            </Button>
          ),
        }),
  };
}
