import { words } from '@quetzal/i18n/words';
import type { createSocketLink } from '@quetzal/web-kit/socket';
import { createAnsweredRuntime } from '@quetzal/web-kit/testing';
import { render } from 'vitest-browser-react';
import { App } from '#app/app.tsx';
import { agentAnswers, type Answers } from './answers.ts';
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
export async function renderPortal(address: string, opening: Opening = {}) {
  const { answers = {}, token = 'agent-token', tag, createSocket } = opening;
  window.history.replaceState(null, '', address);
  const { runtime, calls } = await createAnsweredRuntime({
    site,
    words,
    answers: { ...agentAnswers, ...answers },
    token: token ?? undefined,
    tag,
    createSocket,
  });
  return {
    screen: await render(<App runtime={runtime} />),
    session: runtime.session,
    callsOf: (call: string) => calls.filter((made) => made.call === call).map((made) => made.url),
  };
}
