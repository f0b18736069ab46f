import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp } from 'vitest/browser';
import { Confetti } from './confetti.tsx';
import { tokenColors } from './token-colors.ts';

async function setReducedMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

afterEach(() => setReducedMotion('no-preference'));

function hasPaint(container: Element): boolean {
  const canvas = container.querySelector('canvas');
  if (canvas === null || canvas.width === 0) return false;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels?.some((channel) => channel > 0) ?? false;
}

test('with reduced motion nothing is thrown and nothing is fetched', async () => {
  await setReducedMotion('reduce');
  const { container } = await render(<Confetti burst={1} />);
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  expect(hasPaint(container)).toBe(false);
  const fetched = performance.getEntriesByType('resource').map((entry) => entry.name);
  expect(fetched.filter((name) => name.includes('canvas-confetti'))).toEqual([]);
});

test('a rise of the count throws paper, which takes no pointer and says nothing', async () => {
  await setReducedMotion('no-preference');
  const screen = await render(<Confetti burst={0} />);
  expect(hasPaint(screen.container)).toBe(false);
  await screen.rerender(<Confetti burst={1} />);
  await expect.poll(() => hasPaint(screen.container)).toBe(true);
  const canvas = screen.container.querySelector('canvas');
  expect(canvas?.getAttribute('aria-hidden')).toBe('true');
  expect(getComputedStyle(canvas as Element).pointerEvents).toBe('none');
});

test('colours come from the tokens of the site', () => {
  document.documentElement.style.setProperty('--q-test', 'oklch(0 0 0)');
  expect(tokenColors(['--q-test', '--q-accent'])).toEqual(['#000000', expect.stringMatching(/^#[\da-f]{6}$/)]);
  document.documentElement.style.removeProperty('--q-test');
});
