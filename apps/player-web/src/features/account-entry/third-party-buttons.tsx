import { Button } from '@quetzal/ui/button';
import { useLocation } from 'react-router-dom';
import { changedSearch } from '#shared/address-params/use-address-params.ts';
import { ProviderGlyph } from '#shared/third-party/provider-glyph.tsx';
import { providerName } from '#shared/third-party/third-party.ts';
import { thirdPartyStart } from './third-party.ts';

/** One link for each third party that the site works with; the login goes on there and comes back to this page. */
export function ThirdPartyButtons({ providers }: { providers: readonly string[] }) {
  const { pathname, search } = useLocation();
  const back = pathname + changedSearch(search, { account: null, thirdPartyError: null });
  return providers.map((provider) => (
    <Button key={provider} asChild variant="outline">
      <a href={thirdPartyStart(provider, back)}>
        <ProviderGlyph provider={provider} />
        {providerName(provider)}
      </a>
    </Button>
  ));
}
