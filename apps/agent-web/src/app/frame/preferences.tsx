import { useTranslation } from '@quetzal/i18n/react';
import { ChevronDownIcon, GlobeIcon } from '@quetzal/ui/icons';
import { ThemeToggle } from '@quetzal/ui/theme-toggle';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { useLanguage } from '@quetzal/web-kit/language';
import { useTheme } from '@quetzal/web-kit/theme';
import { flagSrc } from './flag-src.ts';
import { LatePart } from './late-part.tsx';

const LanguageChoice = lazyPage(
  () => import('./language-choice.tsx'),
  (module) => module.LanguageChoice,
);

/** Theme and language. */
export function Preferences() {
  const { t } = useTranslation('common');
  const { theme, setTheme } = useTheme();
  return (
    <>
      <ThemeToggle
        theme={theme}
        onThemeChange={setTheme}
        toLightLabel={t('theme.to_light')}
        toDarkLabel={t('theme.to_dark')}
      />
      <LatePart standIn={<StandIn />}>
        <LanguageChoice />
      </LatePart>
    </>
  );
}

/* The look of the language menu until its script is there. */
function StandIn() {
  const { current } = useLanguage();
  const flag = flagSrc(current.tag);
  return (
    <span
      aria-hidden="true"
      className="inline-flex h-(--q-control) flex-none items-center gap-1.5 px-2.5 text-sm font-semibold text-fg-2"
    >
      {flag === undefined ? (
        <GlobeIcon className="size-[1.125rem]" />
      ) : (
        <img src={flag} alt="" className="size-[1.125rem] flex-none rounded-full" />
      )}
      {current.tag.toUpperCase()}
      <ChevronDownIcon className="size-3.5" />
    </span>
  );
}
