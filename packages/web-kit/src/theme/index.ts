export { ThemeProvider, useTheme } from './provider.tsx';
export { createThemeStore, themeStorageKey, type Theme, type ThemeStore } from './theme-store.ts';
