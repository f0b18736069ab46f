import Fastify, { LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Visitor } from '../geo/country-of.ts';
import type { Api } from './api-instance.ts';
import { refuseAddress } from './bad-address.ts';
import type { OutsideSources, PageFacts } from './site-page.ts';
import { dropFalseAddress, proxiesBelieved, type TrustedProxies } from './visitor-address.ts';

/** What one site's door needs: its built files, the API behind it, and what to say of the site at the host asked for. */
export interface SiteGatewayDeps {
  distDir: string;
  api: Api;
  logger: Logger;
  frameOrigins: string[];
  trustProxy: TrustedProxies;
  siteInfoFor: (visitor: PageVisitor) => Promise<GatewayPage | undefined>;
  /** Where somebody goes instead of an address (path and query) of a thing that their site does not have. */
  pathInstead?: (visitor: PageVisitor, url: string) => Promise<string | undefined>;
}

/** Who asks for a page, and under which name of ours. */
export interface PageVisitor extends Visitor {
  host: string;
}

/** What the gateway has to say of a site to one visitor. */
export interface GatewayPage {
  siteInfo: PageFacts;
  language: string;
  direction: string;
  brandStyle: string;
  /** The colour behind the brand's dark pages, as `#rrggbb`. */
  ground: string;
  outside: OutsideSources;
  /** The drawing behind `brand.markUrl`. */
  markSvg: string | undefined;
}

/** The web server of a site without its routes. */
export function createSiteApp({ logger: loggerInstance, trustProxy }: Pick<SiteGatewayDeps, 'logger' | 'trustProxy'>) {
  const logController = new LogController({ disableRequestLogging: true });
  const app = Fastify({
    loggerInstance,
    logController,
    trustProxy: proxiesBelieved(trustProxy),
    frameworkErrors: refuseAddress,
  });
  app.addHook('onRequest', dropFalseAddress);
  return app;
}
export type SiteApp = ReturnType<typeof createSiteApp>;
