/** The flag of a language, from an address. Decoration: the name stands beside it. */
export function FlagImage({ src }: { src: string }) {
  return (
    <img src={src} alt="" width={18} height={18} loading="lazy" className="size-[1.125rem] flex-none rounded-full" />
  );
}
