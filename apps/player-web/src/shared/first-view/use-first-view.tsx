import { isNarrow } from '@quetzal/ui/narrow';
import { whenIdle } from '@quetzal/ui/when-idle';
import { createContext, startTransition, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { opensOver } from '../address-params/use-overlays.ts';
import { isSheetPanel } from '../addresses/addresses.ts';

interface FirstView {
  /** True while what the document opened with hides the whole page and has not been drawn itself. */
  pageWaits: boolean;
  letPageCome: () => void;
}

const FirstViewContext = createContext<FirstView | null>(null);

/* The account dialog and most panels are as large as the screen of a telephone; a sheet leaves a strip of the page. */
function hidesPage({ pathname, search }: Location): boolean {
  if (!isNarrow()) return false;
  const panel = new URLSearchParams(search).get('overlay');
  return leadsToForm(pathname) || (opensOver(search) && !isSheetPanel(panel));
}

/* Such an address is left at once for that of a page with the form over it. */
const leadsToForm = (pathname: string): boolean => /^\/(login|register)\/?$/i.test(pathname);

/**
 * Lets what people came for go first: a telephone that opens at a form which fills its screen draws that, and then the
 * page under it, which nobody sees before the form is closed.
 */
export function FirstViewProvider({ children }: { children: ReactNode }) {
  const [pageWaits, setPageWaits] = useState(() => hidesPage(window.location));
  const value = useMemo(() => ({ pageWaits, letPageCome: () => setPageWaits(false) }), [pageWaits]);
  return <FirstViewContext value={value}>{children}</FirstViewContext>;
}

function useFirstView(): FirstView {
  const view = use(FirstViewContext);
  if (view === null) throw new Error('The first view needs a FirstViewProvider above it.');
  return view;
}

/** Whether the page is to come later than what lies over it. */
export function usePageWaits(): boolean {
  return useFirstView().pageWaits;
}

/** Stands inside of what opens over a page: once that has been drawn, or there turns out to be nothing, the page comes. */
export function PageComesNext() {
  const { pageWaits, letPageCome } = useFirstView();
  const { pathname } = useLocation();
  const mayCome = pageWaits && !leadsToForm(pathname);
  useEffect(() => (mayCome ? whenIdle(() => startTransition(letPageCome)) : undefined), [mayCome, letPageCome]);
  return null;
}
