import { ChevronDownIcon } from '@quetzal/ui/icons';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { useLanguage } from '@quetzal/web-kit/language';
import { LatePart } from './late-part.tsx';
import { useFlag } from '@quetzal/web-kit/site-info';
import { flagSrc } from './flag-src.ts';
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

/** Look and language in the header. The language menu is fetched after the first paint; until then its look stands in its place. */
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
      {isPainted ? (
        <LatePart standIn={<StandIn />}>
          <LanguageChoice />
        </LatePart>
      ) : (
        <StandIn />
      )}
    </div>
  );
}

function StandIn() {
  const { current } = useLanguage();
  return (
    <span
      aria-hidden="true"
      className="inline-flex h-(--q-control) items-center gap-1.5 px-2.5 text-sm font-semibold text-fg-2"
    >
      <img src={flagSrc(current.tag)} alt="" width={18} height={18} className="size-[1.125rem] rounded-full" />
      {current.tag.toUpperCase()}
      <ChevronDownIcon className="size-3.5" />
    </span>
  );
}
