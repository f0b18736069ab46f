import { words } from '@quetzal/i18n/words';
import { RuntimeProvider } from '@quetzal/web-kit/runtime';
import type { SiteInfo } from '@quetzal/web-kit/site-info';
import type { createSocketLink } from '@quetzal/web-kit/socket';
import { createAnsweredRuntime } from '@quetzal/web-kit/testing';
import { BrowserRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { App } from '#app/app.tsx';
import { siteAnswers, type Answers } from './answers.ts';
import { site as usualSite } from './site.ts';

interface Opening {
  /** Answers beside those that every page needs; they win. */
  answers?: Answers;
  /** A logged-in member when given; a visitor otherwise. */
  token?: string;
  tag?: string;
  /** What the site is beside the usual one of `site.ts`; flags are added to its flags. */
  site?: Partial<SiteInfo>;
  /** How the live line of a member is made; the real one, which finds no server here, when left out. */
  createSocket?: typeof createSocketLink;
}

/** Opens an address of the whole site over an answered network; gives the calls that were made. */
export async function renderSite(address: string, opening: Opening = {}) {
  const { answers = {}, token, tag, site = {}, createSocket } = opening;
  window.history.replaceState(null, '', address);
  const { runtime, calls } = await createAnsweredRuntime({
    site: { ...usualSite, ...site, flags: { ...usualSite.flags, ...site.flags } },
    words,
    answers: { ...siteAnswers, ...answers },
    token,
    tag,
    createSocket,
  });
  const screen = await render(
    <BrowserRouter>
      <RuntimeProvider runtime={runtime}>
        <App />
      </RuntimeProvider>
    </BrowserRouter>,
  );
  return {
    screen,
    session: runtime.session,
    callCount: () => calls.length,
    callsOf: (call: string) => calls.filter((made) => made.call === call).map((made) => made.url),
  };
}
