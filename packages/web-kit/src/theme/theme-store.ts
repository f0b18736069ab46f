/** The two looks of a site. */
export type Theme = 'dark' | 'light';

/** Name under which the choice is kept in the browser. */
export const themeStorageKey = 'theme';

/** The look of the page, outside of React because the page has one before React runs. */
export interface ThemeStore {
  theme: () => Theme;
  /** Shows a look and remembers it. */
  choose: (theme: Theme) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Follows the person's choice, also when it is made in another tab; without one, the site's default, which may be
 * `system` to follow the device by day and night. The bar of the browser takes the colour of the page.
 */
export function createThemeStore(siteDefault: string, storage: Storage = localStorage): ThemeStore {
  const listeners = new Set<() => void>();
  const device = window.matchMedia('(prefers-color-scheme: light)');
  const resolve = (): Theme => {
    const chosen = storage.getItem(themeStorageKey);
    if (chosen === 'dark' || chosen === 'light') return chosen;
    if (siteDefault === 'system') return device.matches ? 'light' : 'dark';
    return siteDefault === 'light' ? 'light' : 'dark';
  };
  const show = (): void => {
    document.documentElement.dataset['theme'] = resolve();
    const bar = document.querySelector('meta[name="theme-color"]');
    bar?.setAttribute('content', getComputedStyle(document.body).backgroundColor);
    for (const listener of listeners) listener();
  };
  device.addEventListener('change', show);
  window.addEventListener('storage', (event) => {
    if (event.key === themeStorageKey) show();
  });
  show();
  return {
    theme: resolve,
    choose(theme) {
      storage.setItem(themeStorageKey, theme);
      show();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
