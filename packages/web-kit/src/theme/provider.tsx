import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Theme, ThemeStore } from './theme-store.ts';

const ThemeContext = createContext<ThemeStore | null>(null);

/** Gives the page's look to everything inside. */
export function ThemeProvider({ store, children }: { store: ThemeStore; children: ReactNode }) {
  return <ThemeContext value={store}>{children}</ThemeContext>;
}

/** The look that is shown, and how to change it. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void; toggleTheme: () => void } {
  const store = use(ThemeContext);
  if (store === null) throw new Error('useTheme needs a ThemeProvider around it');
  const theme = useSyncExternalStore(store.subscribe, store.theme);
  return { theme, setTheme: store.choose, toggleTheme: () => store.choose(theme === 'dark' ? 'light' : 'dark') };
}
