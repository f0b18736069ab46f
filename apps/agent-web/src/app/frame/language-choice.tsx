import { useTranslation } from '@quetzal/i18n/react';
import { LanguageMenu } from '@quetzal/ui/language-menu';
import { useToast } from '@quetzal/ui/toast';
import { useLanguage } from '@quetzal/web-kit/language';
import { flagSrc } from './flag-src.ts';

/** The languages of the portal. */
export function LanguageChoice() {
  const { t } = useTranslation('common');
  const { current, offered, change } = useLanguage();
  const toasts = useToast();
  const sayLost = () => toasts.show({ tone: 'danger', title: t('language.failed') });
  const choose = (tag: string) => void change(tag).catch(sayLost);
  return (
    <LanguageMenu
      label={t('language.label')}
      emptyText={t('state.no_results')}
      value={current.tag}
      onSelect={choose}
      onLost={sayLost}
      languages={offered.map(({ tag, ownName }) => ({ tag, ownName, flagSrc: flagSrc(tag) }))}
    />
  );
}
