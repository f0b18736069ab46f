import type { WordsSource } from '@quetzal/i18n/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { createRuntime, RuntimeProvider, type Runtime } from '../runtime/index.ts';
import type { createSocketLink } from '../socket/index.ts';
import { plainSite } from './plain-site.ts';
import { siteInfoElementId, type SiteInfo } from '../site-info/index.ts';

const wordFiles = import.meta.glob<{ default: Record<string, never> }>(
  '../../../i18n/locales/{es,ar}/{common,errors,account-entry,security}.json',
  { eager: true },
);
const rooms = ['common', 'errors', 'account-entry', 'security'] as const;
const roomsOf = (tag: string) =>
  Object.fromEntries(
    rooms.map((room) => [room, wordFiles[`../../../i18n/locales/${tag}/${room}.json`]?.default ?? {}]),
  );

/** The real words of two languages, without a build. */
const words: WordsSource = {
  completeness: { es: true, ar: true },
  firstRooms: rooms,
  first: {
    es: async () => ({ default: roomsOf('es'), later: {} }),
    ar: async () => ({ default: roomsOf('ar'), later: {} }),
  },
};

/** A site in the languages of the words above. */
export const site: SiteInfo = {
  ...plainSite,
  languages: ['es', 'ar'],
  flags: { DIRECTREG3: true, PTSYS3: false },
  links: { playerSite: 'http://localhost:4100', agentSite: 'http://localhost:4200' },
};

export const ana = {
  id: 'm1',
  account: 'ana',
  nickname: 'Ana',
  type: 0,
  isAgent: false,
  isTrial: false,
  language: null,
};

/** Writes the site info into the page, as the gateway does. */
function inlineSiteInfo(info: SiteInfo): void {
  document.getElementById(siteInfoElementId)?.remove();
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = siteInfoElementId;
  script.textContent = JSON.stringify(info);
  document.head.append(script);
}

/** A page without a past: nothing stored, the site info inlined. */
export function freshPage(info: SiteInfo = site): void {
  sessionStorage.clear();
  localStorage.clear();
  inlineSiteInfo(info);
}

/* A line over which nothing is ever said. */
const deadLine: typeof createSocketLink = () => ({
  on: () => () => false,
  open: () => undefined,
  close: () => undefined,
  enterChat: () => undefined,
  isAway: () => false,
  onAwayChange: () => () => undefined,
});

/** Renders `children` inside a whole runtime. */
export async function renderSite(children: ReactNode, path = '/', createSocket: typeof createSocketLink = deadLine) {
  const runtime = await createRuntime({ words, createSocket });
  // A test's refusals are meant: waiting for another try would only make it slow.
  const { queries } = runtime.queries.getDefaultOptions();
  runtime.queries.setDefaultOptions({ queries: { ...queries, retry: false } });
  return {
    runtime,
    screen: await render(
      <SiteFrame runtime={runtime} path={path}>
        {children}
      </SiteFrame>,
    ),
  };
}

function SiteFrame({ runtime, path, children }: { runtime: Runtime; path: string; children: ReactNode }) {
  return (
    <RuntimeProvider runtime={runtime}>
      <MemoryRouter initialEntries={[path]}>
        <Suspense fallback={null}>{children}</Suspense>
      </MemoryRouter>
    </RuntimeProvider>
  );
}
