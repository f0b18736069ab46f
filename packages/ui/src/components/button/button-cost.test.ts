import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const bytesMax = 3000;

test('a page that uses only the button pays less than 3 kB for it, beyond React and what all components share', async () => {
  const entry = new URL('button.tsx', import.meta.url).pathname;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: [/^react/, /^@radix-ui/, 'class-variance-authority'] },
    },
  });
  const outputs = Array.isArray(result) ? result.flatMap((one) => one.output) : 'output' in result ? result.output : [];
  const code = outputs.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  expect(code).toContain('button');
  expect(gzipSync(code).byteLength).toBeLessThan(bytesMax);
});
