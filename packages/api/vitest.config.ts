import { nodeProject } from '@quetzal/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { projects: [nodeProject('api')] } });
