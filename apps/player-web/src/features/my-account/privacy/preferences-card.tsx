import { useTranslation } from '@quetzal/i18n/react';
import { Card, CardHeader } from '@quetzal/ui/card';
import { MoonIcon, SunIcon } from '@quetzal/ui/icons';
import { SegmentedControl } from '@quetzal/ui/segmented-control';
import { SelectField } from '@quetzal/ui/select-field';
import { useLanguage } from '@quetzal/web-kit/language';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useTheme } from '@quetzal/web-kit/theme';
import { useId } from 'react';
import { notices } from '#shared/notices/notice-store.ts';

/** Language and look. */
export function PreferencesCard() {
  const { t } = useTranslation(['my-account', 'common']);
  const { themes } = useSiteInfo();
  const { theme, setTheme } = useTheme();
  const { current, offered, change } = useLanguage();
  const titleId = useId();
  const looks = [
    { value: 'dark', label: t('preferences.dark'), icon: <MoonIcon /> },
    { value: 'light', label: t('preferences.light'), icon: <SunIcon /> },
  ];
  const choose = (tag: string) => {
    change(tag).catch(() => notices.notify({ tone: 'danger', title: t('common:language.failed') }));
  };
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={titleId}>
        <CardHeader title={<span id={titleId}>{t('preferences.title')}</span>} headingLevel="h3" />
        <div className="grid items-end gap-4 md:grid-cols-2">
          <SelectField
            label={t('preferences.language')}
            hint={t('preferences.language_hint')}
            options={offered.map(({ tag, ownName }) => ({ value: tag, label: <bdi>{ownName}</bdi> }))}
            value={current.tag}
            onValueChange={choose}
          />
          {themes.length > 1 && (
            <div className="grid gap-1.5 self-start">
              <span aria-hidden="true" className="text-sm font-medium text-fg">
                {t('preferences.theme')}
              </span>
              <SegmentedControl
                label={t('preferences.theme')}
                fullWidth
                options={looks}
                value={theme}
                onValueChange={(next) => setTheme(next === 'light' ? 'light' : 'dark')}
              />
            </div>
          )}
        </div>
      </section>
    </Card>
  );
}
