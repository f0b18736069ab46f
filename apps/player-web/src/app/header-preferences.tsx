import { useTranslation } from '@quetzal/i18n/react';
import { ChevronDownIcon } from '@quetzal/ui/icons';
import { ThemeToggle } from '@quetzal/ui/theme-toggle';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { useLanguage } from '@quetzal/web-kit/language';
import { useTheme } from '@quetzal/web-kit/theme';
import { LatePart } from './late-part.tsx';
import { useFlag } from '@quetzal/web-kit/site-info';
import { flagSrc } from './flag-src.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useIsMedium } from './use-is-wide.ts';

const SitePreferences = lazyPage(
  () => import('./site-preferences.tsx'),
  (module) => module.SitePreferences,
);

const ChatOpener = lazyPage(
  () => import('./chat-opener.tsx'),
  (module) => module.ChatOpener,
);

/** Look and language in the header. The language menu is fetched after the first paint; until then its button stands in its place. */
export function HeaderPreferences() {
  const isPainted = useAfterPaint();
  const hasChat = useFlag('CBS3');
  // Telephones have them in the menu; what nobody sees is not fetched.
  if (!useIsMedium()) return null;
  return (
    <div className="flex items-center gap-1">
      {isPainted && hasChat && (
        <LatePart>
          <ChatOpener />
        </LatePart>
      )}
      {isPainted ? (
        <LatePart standIn={<StandIn />}>
          <SitePreferences />
        </LatePart>
      ) : (
        <StandIn />
      )}
    </div>
  );
}

function StandIn() {
  const { t } = useTranslation('common');
  const { theme, setTheme } = useTheme();
  const { current } = useLanguage();
  return (
    <>
      <ThemeToggle
        theme={theme}
        onThemeChange={setTheme}
        toLightLabel={t('theme.to_light')}
        toDarkLabel={t('theme.to_dark')}
      />
      <span
        aria-hidden="true"
        className="inline-flex h-(--q-control) items-center gap-1.5 px-2.5 text-sm font-semibold text-fg-2"
      >
        <img src={flagSrc(current.tag)} alt="" width={18} height={18} className="size-[1.125rem] rounded-full" />
        {current.tag.toUpperCase()}
        <ChevronDownIcon className="size-3.5" />
      </span>
    </>
  );
}
