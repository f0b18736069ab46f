import { siteConfig } from '@quetzal/config/vite';
import { words } from '@quetzal/i18n/vite';
import { boot } from '@quetzal/web-kit/boot';
import { defineConfig } from 'vite';
import { siteWords } from './site-words.ts';

export default defineConfig(siteConfig({ port: 4200, plugins: [words(siteWords), boot()] }));
