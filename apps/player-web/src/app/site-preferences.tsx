import { useTranslation } from '@quetzal/i18n/react';
import { LanguageMenu } from '@quetzal/ui/language-menu';
import { ThemeToggle } from '@quetzal/ui/theme-toggle';
import { useLanguage } from '@quetzal/web-kit/language';
import { useTheme } from '@quetzal/web-kit/theme';
import { notices } from '#shared/notices/notice-store.ts';
import { flagSrc } from './flag-src.ts';

/** Language and look. */
export function SitePreferences({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { theme, setTheme } = useTheme();
  const { current, offered, change } = useLanguage();
  const choose = (tag: string) => {
    change(tag).catch(() => notices.notify({ tone: 'danger', title: t('language.failed') }));
  };
  return (
    <>
      <ThemeToggle
        theme={theme}
        onThemeChange={setTheme}
        toLightLabel={t('theme.to_light')}
        toDarkLabel={t('theme.to_dark')}
        className={className}
      />
      <LanguageMenu
        label={t('language.label')}
        emptyText={t('state.no_results')}
        languages={offered.map(({ tag, ownName }) => ({ tag, ownName, flagSrc: flagSrc(tag) }))}
        value={current.tag}
        onSelect={choose}
        className={className}
      />
    </>
  );
}
