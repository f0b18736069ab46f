import { jackpotPath } from '@quetzal/vendor-kit/protocol';
import { createJackpotServer } from '@quetzal/vendor-kit/server';
import type { StudioDeps } from '../deps.ts';
import type { StudioServer } from '../http/server.ts';
import { signedAnswer } from '../http/signed-answer.ts';
import { toldJackpot } from './jackpot.views.ts';

/** What the platform reads to show a pot on its own pages. */
export function registerJackpotRoutes(
  app: StudioServer,
  deps: StudioDeps,
  { vendorSecrets }: { readonly vendorSecrets: Readonly<Record<string, string>> },
): void {
  const server = createJackpotServer({
    secretOf: (vendorCode) => vendorSecrets[vendorCode],
    now: deps.now,
    jackpotOf: (vendorCode, query) => toldJackpot(deps, { vendorCode, ...query }),
    onError: (err) => {
      deps.log.error({ err }, 'the pot was not read');
    },
  });
  app.get(jackpotPath, signedAnswer(server));
}
