import { feedPath } from '@quetzal/vendor-kit/protocol';
import { createFeedServer } from '@quetzal/vendor-kit/server';
import type { StudioDeps } from '../deps.ts';
import type { StudioServer } from '../http/server.ts';
import { signedAnswer } from '../http/signed-answer.ts';
import { feedPage } from './feed.ts';

export type FeedOptions = {
  readonly operatorId: string;
  readonly vendorSecrets: Readonly<Record<string, string>>;
};

/** What the platform reads every night to compare it with its own books. */
export function registerFeedRoutes(app: StudioServer, deps: StudioDeps, options: FeedOptions): void {
  const feed = createFeedServer({
    secretOf: (vendorCode) => options.vendorSecrets[vendorCode],
    now: deps.now,
    pageOf: (vendorCode, query) => feedPage(deps.db, vendorCode, options.operatorId, query),
    onError: (err) => {
      deps.log.error({ err }, 'a page of the feed was not read');
    },
  });
  app.get(feedPath, signedAnswer(feed));
}
