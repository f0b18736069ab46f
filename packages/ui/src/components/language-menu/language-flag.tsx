import { GlobeIcon } from 'lucide-react';
import { FlagImage } from './flag-image.tsx';

/** The flag before a language's name; a globe where a language has none. Decoration: the name stands beside it. */
export function LanguageFlag({ src }: { src: string | undefined }) {
  return src === undefined ? <GlobeIcon className="size-[1.125rem]" /> : <FlagImage src={src} />;
}
