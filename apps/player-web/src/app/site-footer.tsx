import { MarkedText } from '@quetzal/i18n/marked-text';
import { useTranslation } from '@quetzal/i18n/react';
import { AgeNotice } from '@quetzal/ui/age-notice';
import { Button } from '@quetzal/ui/button';
import { Footer } from '@quetzal/ui/footer';
import { Link } from '@quetzal/ui/link';
import { useSession } from '@quetzal/web-kit/session';
import { SiteLogo, useSiteInfo } from '@quetzal/web-kit/site-info';
import { changedSearch } from '#shared/address-params/use-address-params.ts';
import { panelsFor } from '#shared/addresses/addresses.ts';
import { SocialLinks } from '#shared/social/social-links.tsx';
import { useToday } from '#shared/clock/use-today.ts';
import { useShownPage } from '#shared/shown-page/use-shown-page.tsx';
import { usePlayableTypes } from '#shared/games/games.queries.ts';
import { categoryOf } from '#shared/games/game-types.ts';
import { FooterVendors } from './footer-vendors.tsx';

/** The end of a page: where else to go, who may play, rights and credits. */
export function SiteFooter() {
  const { t } = useTranslation('site-shell');
  const { brand, ageMin, flags, social } = useSiteInfo();
  const today = useToday();
  const { isLoggedIn, member } = useSession();
  const { pathname, search } = useShownPage().page.location;
  const playable = usePlayableTypes() ?? [];
  const over = (changes: Record<string, string>) => `${pathname}${changedSearch(search, changes)}`;
  const account = isLoggedIn
    ? panelsFor(member, flags).map((panel) => ({
        key: panel,
        label: t(`center.${panel}`),
        href: over({ overlay: panel }),
      }))
    : [
        { key: 'login', label: t('log_in'), href: over({ account: 'login' }) },
        { key: 'register', label: t('register'), href: over({ account: 'register' }) },
      ];
  const feedback = { key: 'feedback', label: t('support.feedback'), href: over({ feedback: 'open' }) };
  const links = flags['FEEDBACK3'] === true ? [...account, feedback] : account;
  const help = useHelpLinks();
  return (
    <Footer
      // What floats in the corner covers none of the last line.
      className="pb-20"
      vendors={playable.length === 0 ? undefined : <FooterVendors />}
      brand={<SiteLogo size={32} title={brand.name} />}
      about={t('tagline')}
      columns={[
        // Without a game to play there is no way to one.
        ...(playable.length === 0
          ? []
          : [
              {
                key: 'games',
                title: t('footer.games'),
                links: playable.map((gameType) => ({
                  key: gameType,
                  label: t(`categories.${gameType}`),
                  href: categoryOf(gameType).path,
                })),
              },
            ]),
        { key: 'account', title: t('footer.account'), links },
        { key: 'help', title: t('footer.help'), links: help },
      ]}
      social={social.length === 0 ? undefined : { title: t('footer.social'), links: <SocialLinks onPlates /> }}
      notice={
        <AgeNotice
          aria-label={t('footer.age_label')}
          ageMark={`${ageMin}+`}
          action={
            <Button asChild size="sm" variant="secondary">
              <Link href={isLoggedIn ? over({ overlay: 'limits' }) : '/help#responsible'}>{t('footer.limits')}</Link>
            </Button>
          }
        >
          <MarkedText text={t('footer.age', { age: ageMin })} marks={{ b: (words) => <b>{words}</b> }} />
        </AgeNotice>
      }
      copyright={t('footer.copyright', { year: today.slice(0, 4), brand: brand.name })}
      credits={t('footer.credits')}
    />
  );
}

/** The help centre, and those of its chapters that everybody has to find at once. */
function useHelpLinks() {
  const { t } = useTranslation('site-shell');
  return [
    { key: 'help', label: t('footer.help_center'), href: '/help' },
    { key: 'download', label: t('app'), href: '/download' },
    { key: 'responsible', label: t('center.limits'), href: '/help#responsible' },
    { key: 'terms', label: t('footer.terms'), href: '/help#terms' },
    { key: 'privacy', label: t('footer.privacy'), href: '/help#privacy' },
  ];
}
