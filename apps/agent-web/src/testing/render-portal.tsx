import { createApi } from '@quetzal/api';
import { wireOf } from '@quetzal/i18n';
import { createI18n } from '@quetzal/i18n/react';
import { words } from '@quetzal/i18n/words';
import { createQueryClient } from '@quetzal/web-kit/query';
import { createReauthenticationGate } from '@quetzal/web-kit/reauthentication';
import { createSessionStore, takeTicketFromAddress } from '@quetzal/web-kit/session';
import type { createSocketLink } from '@quetzal/web-kit/socket';
import { createThemeStore } from '@quetzal/web-kit/theme';
import { render } from 'vitest-browser-react';
import { App } from '#app/app.tsx';
import { agentAnswers, refuse, type Answers } from './answers.ts';
import { site } from './site.ts';

interface Opening {
  /** Answers beside those that every page needs; they win. */
  answers?: Answers;
  /** A logged-in agent unless null. */
  token?: string | null;
  tag?: string;
  /** The live line; the real one when left out. */
  createSocket?: typeof createSocketLink;
}

/** Opens an address of the whole portal over an answered network; returns the calls that were made. */
export async function renderPortal(
  address: string,
  { answers = {}, token = 'agent-token', tag = 'es', createSocket }: Opening = {},
) {
  window.history.replaceState(null, '', address);
  if (token !== null) sessionStorage.setItem('token', token);
  const calls: { call: string; url: URL }[] = [];
  const known: Answers = { ...agentAnswers, ...answers };
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
  const screen = await render(
    <App
      runtime={{
        site,
        api,
        session,
        reauthentication,
        queries: createQueryClient(),
        theme: createThemeStore('dark'),
        words: i18n,
        createSocket,
      }}
    />,
  );
  return {
    screen,
    session,
    callsOf: (call: string) => calls.filter((made) => made.call === call).map((made) => made.url),
  };
}
