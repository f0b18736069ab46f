import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { StatTile } from './stat-tile.tsx';

test('the change says its direction to those who see neither arrow nor colour', async () => {
  const screen = await render(
    <StatTile label="Ingreso" value="$10.00" delta={{ label: '+5 %', direction: 'up', word: 'sube' }} />,
  );
  await expect.element(screen.getByText('sube', { exact: true })).toBeInTheDocument();
  expect(screen.container.textContent).toContain('sube+5 %');
});

test('a course has the colour of its change, and of its own where no change is known', async () => {
  const points = [3, 1];
  const screen = await render(
    <>
      <StatTile label="A" value="1" points={points} tone="down" delta={{ label: '+5 %', direction: 'up' }} />
      <StatTile label="B" value="2" points={points} tone="down" />
    </>,
  );
  const courses = [...screen.container.querySelectorAll('[data-slot=sparkline]')];
  expect(courses.map((course) => course.getAttribute('data-tone'))).toEqual(['accent', 'down']);
});

test('while it loads there is no old figure', async () => {
  const screen = await render(<StatTile label="Ingreso" value="$10.00" loading />);
  await expect.element(screen.getByText('$10.00')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Ingreso')).toBeVisible();
});

test('tiles with and without a course, loaded or not, are equally high', async () => {
  const screen = await render(
    <div style={{ display: 'grid', alignItems: 'start' }}>
      <StatTile label="A" value="1" points={[1, 2, 3]} delta={{ label: '+5 %', direction: 'up' }} />
      <StatTile label="B" value="2" />
      <StatTile label="C" value="3" loading />
    </div>,
  );
  await expect.element(screen.getByText('A')).toBeVisible();
  const heights = [...document.querySelectorAll('[data-slot=stat-tile]')].map(
    (tile) => tile.getBoundingClientRect().height,
  );
  expect(new Set(heights).size).toBe(1);
});

test('a course beside a large change stays inside the tile', async () => {
  const screen = await render(
    <StatTile
      label="Apuesta válida"
      value="$4,862,310.40"
      delta={{ label: '1,178.7 %', direction: 'up' }}
      points={[3, 5, 4]}
      className="w-44"
    />,
  );
  await expect.element(screen.getByText('1,178.7 %')).toBeVisible();
  const course = screen.container.querySelector('[data-slot="sparkline"]')?.getBoundingClientRect();
  const tile = screen.container.querySelector('[data-slot="stat-tile"]')?.getBoundingClientRect();
  expect(course?.width).toBeGreaterThan(30);
  expect(course?.right).toBeLessThanOrEqual((tile?.right ?? 0) - 16);
});
