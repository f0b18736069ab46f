import { siteConfig } from '@quetzal/config/vite';
import { words } from '@quetzal/i18n/vite';
import { boot } from '@quetzal/web-kit/boot';
import { offline } from '@quetzal/web-kit/offline';
import { defineConfig } from 'vite';
import { siteWords } from './site-words.ts';

export default defineConfig(siteConfig({ port: 4100, plugins: [words(siteWords), boot(), offline()] }));
