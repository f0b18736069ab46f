import { useTranslation } from '@quetzal/i18n/react';
import { FlagImage } from '@quetzal/ui/flag-image';
import { LanguageButton } from '@quetzal/ui/language-button';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { useLanguage } from '@quetzal/web-kit/language';
import { LatePart } from './late-part.tsx';
import { useFlag } from '@quetzal/web-kit/site-info';
import { flagSrc } from './flag-src.ts';
import { OpenedLater } from './opened-later.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import { useIsMedium } from './use-is-wide.ts';

const LanguageChoice = lazyPage(
  () => import('./language-choice.tsx'),
  (module) => module.LanguageChoice,
);

const ChatOpener = lazyPage(
  () => import('./chat-opener.tsx'),
  (module) => module.ChatOpener,
);

/** Chat, look and language in the header. */
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
      <ThemeChoice />
      <LanguageEntry />
    </div>
  );
}

function LanguageEntry() {
  const { t } = useTranslation('common');
  const { current } = useLanguage();
  const flag = <FlagImage src={flagSrc(current.tag)} />;
  const look = { label: t('language.label'), current, flag };
  return (
    <OpenedLater popup="menu" alone={(standIn) => <LanguageButton {...look} {...standIn} />}>
      {({ isOpen }) => <LanguageChoice isOpen={isOpen} />}
    </OpenedLater>
  );
}
