import { createApi } from '@quetzal/api';
import { wireOf } from '@quetzal/i18n';
import { createI18n, type WordsSource } from '@quetzal/i18n/react';
import { createQueryClient } from '../query/index.ts';
import { createReauthenticationGate } from '../reauthentication/index.ts';
import type { Runtime } from '../runtime/index.ts';
import { createSessionStore, takeTicketFromAddress } from '../session/index.ts';
import type { SiteInfo } from '../site-info/index.ts';
import type { createSocketLink } from '../socket/index.ts';
import { createThemeStore } from '../theme/index.ts';
import { refuse, type Answers } from './answers.ts';

/** What a page of a test runs on. */
export interface AnsweredRuntimeOptions {
  site: SiteInfo;
  words: WordsSource;
  /** Calls that are not here are not found. */
  answers: Answers;
  /** Of who is logged in; what the tab has kept when left out. */
  token?: string | undefined;
  tag?: string | undefined;
  /** How the live line is made; the real one, which finds no server here, when left out. */
  createSocket?: typeof createSocketLink | undefined;
}

/** A runtime over an answered network, its words ready, and the calls that were made by then. */
export async function createAnsweredRuntime({
  site,
  words,
  answers,
  token,
  tag = 'es',
  createSocket,
}: AnsweredRuntimeOptions): Promise<{ runtime: Runtime; calls: readonly { call: string; url: URL }[] }> {
  if (token !== undefined) sessionStorage.setItem('token', token);
  const calls: { call: string; url: URL }[] = [];
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
      return (answers[call] ?? refuse(404, 'request.not_found', 'No existe'))(url, req);
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
  return { runtime, calls };
}
