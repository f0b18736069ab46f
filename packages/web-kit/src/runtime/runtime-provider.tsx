import { I18nRoot } from '@quetzal/i18n/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiProvider } from '../api/index.ts';
import { AccountLanguage } from '../language/index.ts';
import { ReauthenticationProvider } from '../reauthentication/index.ts';
import { SessionProvider } from '../session/index.ts';
import { SiteInfoProvider } from '../site-info/index.ts';
import { SocketProvider } from '../socket/index.ts';
import { ThemeProvider } from '../theme/index.ts';
import type { Runtime } from './create-runtime.ts';

/** Gives everything of a runtime to a site: every hook of this package works inside. */
export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  const { site, api, session, reauthentication, queries, theme, words, createSocket } = runtime;
  return (
    <SiteInfoProvider info={site}>
      <I18nRoot site={words}>
        <ThemeProvider store={theme}>
          <QueryClientProvider client={queries}>
            <ApiProvider api={api}>
              <SessionProvider store={session}>
                <AccountLanguage />
                <ReauthenticationProvider gate={reauthentication}>
                  <SocketProvider store={session} createLink={createSocket}>
                    {children}
                  </SocketProvider>
                </ReauthenticationProvider>
              </SessionProvider>
            </ApiProvider>
          </QueryClientProvider>
        </ThemeProvider>
      </I18nRoot>
    </SiteInfoProvider>
  );
}
