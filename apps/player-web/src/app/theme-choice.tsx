import { useTranslation } from '@quetzal/i18n/react';
import { ThemeToggle } from '@quetzal/ui/theme-toggle';
import { useTheme } from '@quetzal/web-kit/theme';

/** The look of the site, dark or light. */
export function ThemeChoice() {
  const { t } = useTranslation('common');
  const { theme, setTheme } = useTheme();
  return (
    <ThemeToggle
      theme={theme}
      onThemeChange={setTheme}
      toLightLabel={t('theme.to_light')}
      toDarkLabel={t('theme.to_dark')}
    />
  );
}
