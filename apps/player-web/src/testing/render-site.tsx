import { createApi } from '@quetzal/api';
import { wireOf } from '@quetzal/i18n';
import { createI18n } from '@quetzal/i18n/react';
import { words } from '@quetzal/i18n/words';
import { createQueryClient } from '@quetzal/web-kit/query';
import { RuntimeProvider } from '@quetzal/web-kit/runtime';
import { createReauthenticationGate } from '@quetzal/web-kit/reauthentication';
import type { createSocketLink } from '@quetzal/web-kit/socket';
import { createSessionStore, takeTicketFromAddress } from '@quetzal/web-kit/session';
import { createThemeStore } from '@quetzal/web-kit/theme';
import type { SiteInfo } from '@quetzal/web-kit/site-info';
import { BrowserRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { App } from '#app/app.tsx';
import { refuse, siteAnswers, type Answers } from './answers.ts';
import { site as plainSite } from './site.ts';

interface Opening {
  /** Answers beside those that every page needs; they win. */
  answers?: Answers;
  /** A logged-in member when given; a visitor otherwise. */
  token?: string;
  tag?: string;
  /** What the site is beside the plain one of `site.ts`; flags are added to its flags. */
  site?: Partial<SiteInfo>;
  /** How the live line of a member is made; the real one, which finds no server here, when left out. */
  createSocket?: typeof createSocketLink;
}

/** Opens an address of the whole site over an answered network; gives the calls that were made. */
export async function renderSite(address: string, opening: Opening = {}) {
  const { answers = {}, token, tag = 'es', site: more = {}, createSocket } = opening;
  const site = { ...plainSite, ...more, flags: { ...plainSite.flags, ...more.flags } };
  window.history.replaceState(null, '', address);
  if (token !== undefined) sessionStorage.setItem('token', token);
  const calls: { call: string; url: URL }[] = [];
  const known: Answers = { ...siteAnswers, ...answers };
  const session = createSessionStore(takeTicketFromAddress());
  const reauthentication = createReauthenticationGate();
  const i18n = createI18n({ words, tag, siteDefault: site.defaultLanguage });
  const api = createApi({
    baseUrl: window.location.origin,
    merchantCode: site.merchantCode,
    getToken: session.token,
    getLanguage: () => wireOf(i18n.i18next.language),
    getEncryptionKey: () => Promise.resolve(site.encryptionKey),
    onUnauthorized: () => session.clear('expired'),
    reauthenticate: reauthentication.ask,
    fetch: async (req) => {
      const url = new URL(req.url);
      const call = `${req.method} ${url.pathname}`;
      calls.push({ call, url });
      return (known[call] ?? refuse(404, 'request.not_found', 'No existe'))(url, req);
    },
  });
  await i18n.ready;
  const runtime = {
    site,
    api,
    session,
    reauthentication,
    queries: createQueryClient(),
    theme: createThemeStore('dark'),
    words: i18n,
    createSocket,
  };
  const screen = await render(
    <BrowserRouter>
      <RuntimeProvider runtime={runtime}>
        <App />
      </RuntimeProvider>
    </BrowserRouter>,
  );
  return {
    screen,
    session,
    callCount: () => calls.length,
    callsOf: (call: string) => calls.filter((made) => made.call === call).map((made) => made.url),
  };
}
