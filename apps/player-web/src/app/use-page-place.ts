import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';
import { gamePagePath } from '#shared/addresses/addresses.ts';
import { useShownPage } from '#shared/shown-page/use-shown-page.tsx';
import { isNewDocument, keepPlaces, keptPlaces } from './kept-places.ts';

/** What somebody does who scrolls by themselves. */
const ownActs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Where a page stands: a new one at its top, one that somebody comes back to where it was left, as soon as it is as long
 * as it was. What changes only the query of the address leaves the page where it is.
 */
export function usePagePlace(): void {
  const { location, arrival } = useShownPage().page;
  const [places] = useState(keptPlaces);
  const shown = useRef<string | null>(null);
  const page = pageOf(location);
  // An address that is opened from outside has no key of its own.
  const name = `${location.key} ${location.pathname}`;

  useEffect(() => {
    // The browser would scroll to a place on the page that is about to go.
    window.history.scrollRestoration = 'manual';
    const keep = () => keepPlaces(places);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      window.history.scrollRestoration = 'auto';
    };
  }, [places]);

  // Before the page's own effects, which may bring into view what the hash of the address names.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = page;
    const isBack = arrival === 'POP' && !(before === null && isNewDocument());
    const left = isBack ? places.get(name) : undefined;
    if (before !== null && before !== page && left === undefined) scrollTo(0);
    let isComing = left !== undefined;
    const stopComing = left === undefined ? undefined : comeTo(left, () => (isComing = false));
    const note = () => {
      if (isComing) return;
      // What was seen last stands last.
      places.delete(name);
      places.set(name, window.scrollY);
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      stopComing?.();
    };
  }, [name, page, arrival, places]);
}

/** Which page an address shows: the query of a game's address names the game, that of others what is open on them. */
function pageOf({ pathname, search }: Location): string {
  if (pathname !== gamePagePath) return pathname;
  const params = new URLSearchParams(search);
  return `${pathname} ${params.get('vassalage')} ${params.get('gameCode')}`;
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Scrolls to `top` as the page grows, until it is there or somebody scrolls by themselves. Gives how to stop. */
function comeTo(top: number, onEnd: () => void): () => void {
  const end = () => {
    stop();
    onEnd();
  };
  const growth = new ResizeObserver(() => {
    scrollTo(top);
    if (window.scrollY > top - 1) end();
  });
  const stop = () => {
    growth.disconnect();
    for (const act of ownActs) window.removeEventListener(act, end);
  };
  for (const act of ownActs) window.addEventListener(act, end, { passive: true });
  growth.observe(document.body);
  return stop;
}
