import { Picture } from '@quetzal/ui/picture';
import { bannerArt } from './banner-art.ts';

const { artSrc, artSources } = bannerArt('wallet');

/**
 * Feathers behind the words of a card, in the colours of the site's brand. The card is `relative isolate`, dark in both
 * themes and clips what is outside of it; the picture keeps the start side calm for the words.
 */
export function PlumeBackdrop() {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-1 overflow-hidden rounded-[inherit] forced-colors:hidden">
      <Picture
        src={artSrc}
        sources={artSources}
        alt=""
        className="absolute inset-0 size-full object-cover object-right rtl:-scale-x-100"
      />
      {/* One picture serves every brand: its light and shade stay, hue and strength come from the brand's own feathers. */}
      <div className="absolute inset-0 bg-plume mix-blend-color rtl:-scale-x-100" />
      {/* On phones the words reach over to the bright side. */}
      <div className="absolute inset-0 bg-canvas/60 md:hidden" />
    </div>
  );
}
