import { defineConfig } from 'vitest/config';
import { nodeProject } from './src/vitest.ts';

export default defineConfig({ test: { projects: [nodeProject('config')] } });
