import { GlobeIcon } from '@quetzal/ui/icons';

/* Plain letters in the colour of the text, drawn here: no picture of a provider is fetched or copied. */
const letters: Readonly<Record<string, string>> = {
  google: 'M20 12h-8v2.6h5a5.3 5.3 0 1 1-1.6-5.9l1.9-1.9A8 8 0 1 0 20 12Z',
  facebook:
    'M13.6 21v-7.6h2.7l.5-3.1h-3.2v-2c0-.9.4-1.6 1.7-1.6h1.6V4.1A14 14 0 0 0 14.6 4c-2.5 0-4.1 1.5-4.1 4.1v2.2H7.7v3.1h2.8V21Z',
};

/** The mark beside a third party's name. */
export function ProviderGlyph({ provider }: { provider: string }) {
  const letter = letters[provider];
  if (letter === undefined) return <GlobeIcon />;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className="size-4.5">
      <path d={letter} />
    </svg>
  );
}
