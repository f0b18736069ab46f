import { useTranslation } from '@quetzal/i18n/react';
import { LanguageMenu } from '@quetzal/ui/language-menu';
import { useFocusOfStandIn } from '@quetzal/web-kit/boundary';
import { useLanguage } from '@quetzal/web-kit/language';
import { notices } from '#shared/notices/notice-store.ts';
import { flagSrc } from './flag-src.ts';

interface LanguageChoiceProps {
  /** Whether the menu is open when it comes. */
  isOpen?: boolean;
}

/** The languages of the site. */
export function LanguageChoice({ isOpen }: LanguageChoiceProps) {
  const { t } = useTranslation('common');
  useFocusOfStandIn();
  const { current, offered, change } = useLanguage();
  const sayLost = () => notices.notify({ tone: 'danger', title: t('language.failed') });
  const choose = (tag: string) => void change(tag).catch(sayLost);
  return (
    <LanguageMenu
      label={t('language.label')}
      emptyText={t('state.no_results')}
      languages={offered.map(({ tag, ownName }) => ({ tag, ownName, flagSrc: flagSrc(tag) }))}
      value={current.tag}
      onSelect={choose}
      onLost={sayLost}
      defaultOpen={isOpen}
    />
  );
}
