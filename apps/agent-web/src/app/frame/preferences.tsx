import { useTranslation } from '@quetzal/i18n/react';
import { LanguageMenu } from '@quetzal/ui/language-menu';
import { ThemeToggle } from '@quetzal/ui/theme-toggle';
import { useToast } from '@quetzal/ui/toast';
import { useLanguage } from '@quetzal/web-kit/language';
import { useTheme } from '@quetzal/web-kit/theme';

/* The country whose way of speaking the words follow. */
const flags: Readonly<Record<string, string>> = { es: '/flags/mx.svg', pt: '/flags/br.svg', en: '/flags/gb-eng.svg' };

/** Theme and language. */
export function Preferences() {
  const { t } = useTranslation('common');
  const { theme, setTheme } = useTheme();
  const { current, offered, change } = useLanguage();
  const toasts = useToast();
  const choose = (tag: string) => {
    change(tag).catch(() => toasts.show({ tone: 'danger', title: t('language.failed') }));
  };
  return (
    <>
      <ThemeToggle
        theme={theme}
        onThemeChange={setTheme}
        toLightLabel={t('theme.to_light')}
        toDarkLabel={t('theme.to_dark')}
      />
      <LanguageMenu
        label={t('language.label')}
        value={current.tag}
        onSelect={choose}
        languages={offered.map(({ tag, ownName }) => ({ tag, ownName, flagSrc: flags[tag] }))}
      />
    </>
  );
}
