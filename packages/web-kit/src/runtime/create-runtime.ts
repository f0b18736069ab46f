import { createApi, type Api } from '@quetzal/api';
import { wireOf } from '@quetzal/i18n';
import { createI18n, storedTag, type SiteI18n, type WordsSource } from '@quetzal/i18n/react';
import type { QueryClient } from '@tanstack/react-query';
import { takingAskedAhead } from '../ahead/index.ts';
import { createKeySource } from '../api/index.ts';
import { createQueryClient } from '../query/index.ts';
import { createReauthenticationGate, type ReauthenticationGate } from '../reauthentication/index.ts';
import { createSessionStore, takeTicketFromAddress, type SessionStore } from '../session/index.ts';
import { fetchEncryptionKey, loadSiteInfo, type SiteInfo } from '../site-info/index.ts';
import type { createSocketLink } from '../socket/index.ts';
import { createThemeStore, type ThemeStore } from '../theme/index.ts';

/** Everything a site needs before its first render. */
export interface Runtime {
  site: SiteInfo;
  api: Api;
  session: SessionStore;
  /** Where calls of an idle session wait; see `Reauthentication`. */
  reauthentication: ReauthenticationGate;
  queries: QueryClient;
  theme: ThemeStore;
  words: SiteI18n;
  /** How the live line is made; the real one when left out. */
  createSocket?: typeof createSocketLink | undefined;
}

export interface RuntimeOptions {
  /** From `@quetzal/i18n/words`. */
  words: WordsSource;
  loadFont?: (tag: string) => Promise<unknown> | undefined;
  /** Origin of the API; the page's own when left out. */
  baseUrl?: string;
  /** How the live line is made; tests give one of their own. */
  createSocket?: typeof createSocketLink | undefined;
}

/* The server writes on the page what it greets a visitor in where that is another language than the site's own. */
function greetingOf({ languages, defaultLanguage }: SiteInfo): string {
  const greeting = document.documentElement.dataset['language'] ?? '';
  return languages.includes(greeting) ? greeting : defaultLanguage;
}

/** Reads the site info, takes over the session, and fetches the first words. Rejects when the site or its words cannot be had. */
export async function createRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { words: source, loadFont, baseUrl = '', createSocket } = options;
  const site = await loadSiteInfo(baseUrl);
  const session = createSessionStore(takeTicketFromAddress());
  const words = createI18n({
    words: source,
    tag: storedTag(site.languages, greetingOf(site)),
    siteDefault: site.defaultLanguage,
    ...(loadFont === undefined ? {} : { loadFont }),
  });
  const reauthentication = createReauthenticationGate();
  const api = createApi({
    baseUrl,
    merchantCode: site.merchantCode,
    getToken: session.token,
    getLanguage: () => wireOf(words.i18next.language),
    getEncryptionKey: createKeySource(site.encryptionKey, () => fetchEncryptionKey(baseUrl)),
    onUnauthorized: (token) => {
      // An answer that was on its way when somebody logged in again must not end the new session.
      if (session.token() === token) session.clear('expired');
    },
    reauthenticate: reauthentication.ask,
    fetch: takingAskedAhead(globalThis.fetch),
  });
  await words.ready;
  return {
    site,
    api,
    session,
    reauthentication,
    queries: createQueryClient(),
    theme: createThemeStore(site.defaultTheme),
    words,
    createSocket,
  };
}
