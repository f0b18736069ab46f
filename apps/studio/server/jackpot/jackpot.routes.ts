import { jackpotsPath } from '@quetzal/vendor-kit/protocol';
import { createJackpotsServer } from '@quetzal/vendor-kit/server';
import type { StudioDeps } from '../deps.ts';
import type { StudioServer } from '../http/server.ts';
import { signedAnswer } from '../http/signed-answer.ts';
import { toldJackpots } from './jackpot.views.ts';

/** What the platform reads to show a pot on its own pages. */
export function registerJackpotRoutes(
  app: StudioServer,
  deps: StudioDeps,
  { vendorSecrets }: { readonly vendorSecrets: Readonly<Record<string, string>> },
): void {
  const server = createJackpotsServer({
    secretOf: (vendorCode) => vendorSecrets[vendorCode],
    now: deps.now,
    jackpotsOf: (vendorCode, operatorId) => toldJackpots(deps, vendorCode, operatorId),
    onError: (err) => {
      deps.log.error({ err }, 'the pots were not read');
    },
  });
  app.get(jackpotsPath, signedAnswer(server));
}
