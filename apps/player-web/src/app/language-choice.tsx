import { useTranslation } from '@quetzal/i18n/react';
import { LanguageMenu } from '@quetzal/ui/language-menu';
import { useLanguage } from '@quetzal/web-kit/language';
import { notices } from '#shared/notices/notice-store.ts';
import { flagSrc } from './flag-src.ts';

interface LanguageChoiceProps {
  /** Left out, it opens and closes by itself. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** The languages of the site. */
export function LanguageChoice({ isOpen, onOpenChange }: LanguageChoiceProps) {
  const { t } = useTranslation('common');
  const { current, offered, change } = useLanguage();
  const choose = (tag: string) => {
    change(tag).catch(() => notices.notify({ tone: 'danger', title: t('language.failed') }));
  };
  return (
    <LanguageMenu
      label={t('language.label')}
      emptyText={t('state.no_results')}
      languages={offered.map(({ tag, ownName }) => ({ tag, ownName, flagSrc: flagSrc(tag) }))}
      value={current.tag}
      onSelect={choose}
      open={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}
