import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { componentNames, weighAll, type CostTable } from './all-costs.ts';

const table = JSON.parse(
  readFileSync(new URL('../../src/foundations/import-costs.json', import.meta.url), 'utf8'),
) as CostTable;

/* Who may bring a library that is worth a request of its own. */
const needs: [library: string, components: RegExp][] = [
  ['d3', /^(chart|[a-z]+-chart|sparkline|stat-tile)$/],
  ['react-day-picker', /^(calendar|date-[a-z-]+)$/],
  ['embla-carousel', /^(carousel|[a-z]+-carousel|game-rail)$/],
  ['react-resizable-panels', /^(resizable|split-pane)$/],
  ['react-dropzone', /^file-upload$/],
  ['@headless-tree', /^tree$/],
  ['@tanstack', /^(([a-z]+-)?table|tree|virtual-grid)$/],
  ['uqr', /^qr-code$/],
  ['@base-ui', /^(combobox|multi-select|phone-field|number-field|code-field|command-palette|language-menu)$/],
];

let measured: CostTable;
beforeAll(async () => {
  measured = await weighAll();
}, 600_000);

test('the table of import costs names every component (`pnpm --filter @quetzal/ui costs` renews it)', () => {
  expect(Object.keys(table.components)).toEqual(componentNames());
});

test('the table says what is measured, within 4 % or 200 bytes', () => {
  const stale = Object.entries(measured.components)
    .map(([name, { bytes }]) => ({ name, bytes, said: table.components[name]?.bytes ?? 0 }))
    .filter(({ bytes, said }) => Math.abs(bytes - said) > Math.max(200, said * 0.04));
  expect(stale).toEqual([]);
});

test('a button costs less than 3 kB beyond React and what all components share', () => {
  expect(measured.components['button']?.bytes).toBeLessThan(3000);
});

test('what all components share stays below 6 kB', () => {
  expect(measured.sharedBytes).toBeLessThan(6000);
});

describe('a library comes only with the components that need it', () => {
  test.each(needs)('%s', (library, allowed) => {
    const bringers = Object.entries(measured.components)
      .filter(([, cost]) => [...cost.libraries, ...cost.laterLibraries].includes(library))
      .map(([name]) => name);
    expect(bringers.filter((name) => !allowed.test(name))).toEqual([]);
  });

  test('confetti is fetched only when it falls', () => {
    const { libraries, laterLibraries } = measured.components['confetti'] ?? { libraries: [], laterLibraries: [] };
    expect(libraries).not.toContain('canvas-confetti');
    expect(laterLibraries).toContain('canvas-confetti');
    const others = Object.entries(measured.components).filter(([name]) => name !== 'confetti');
    expect(others.filter(([, cost]) => cost.libraries.includes('canvas-confetti'))).toEqual([]);
  });
});
