import { addons } from 'storybook/manager-api';
import { darkTheme } from './brand-theme.ts';

addons.setConfig({
  theme: darkTheme,
  sidebar: { showRoots: true, collapsedRoots: [] },
});
