import { GlobeIcon } from 'lucide-react';

/** The flag before a language's name; a globe where a language has none. Decoration: the name stands beside it. */
export function LanguageFlag({ src }: { src: string | undefined }) {
  if (src === undefined) return <GlobeIcon className="size-[1.125rem]" />;
  return (
    <img src={src} alt="" width={18} height={18} loading="lazy" className="size-[1.125rem] flex-none rounded-full" />
  );
}
