import { encode } from 'uqr';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { QRCode } from './qr-code.tsx';

afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

/* What a camera sees: whether each module is dark, read from the pixels in its middle. */
async function scan(svg: SVGElement, modules: number): Promise<boolean[][]> {
  const copy = svg.cloneNode(true) as SVGElement;
  const parts = [svg, ...svg.querySelectorAll('*')].map((part) => getComputedStyle(part));
  copy.style.background = parts[0]?.backgroundColor ?? '';
  copy.querySelector('path')?.setAttribute('fill', parts[1]?.fill ?? '');
  copy.setAttribute('viewBox', `0 0 ${modules} ${modules}`);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const side = modules * 4;
  copy.setAttribute('width', String(side));
  copy.setAttribute('height', String(side));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, side, side);
  const dark = (x: number, y: number) => (context?.getImageData(x * 4 + 2, y * 4 + 2, 1, 1).data[0] ?? 0) < 128;
  return Array.from({ length: modules }, (_, y) => Array.from({ length: modules }, (_column, x) => dark(x, y)));
}

test.each(['dark', 'light'])(
  'in the %s theme a camera sees the code dark on light, with its quiet zone',
  async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    const value = 'https://quetzal.example/app';
    const screen = await render(<QRCode value={value} label="Código" errorCorrection="Q" quietZoneModules={4} />);
    const svg = screen.getByRole('img', { name: 'Código' }).element() as SVGElement;
    const expected = encode(value, { ecc: 'Q', border: 4 }).data;
    expect(await scan(svg, expected.length)).toEqual(expected);
    expect(expected.slice(0, 4).flat()).not.toContain(true);
  },
);

test('modules have whole pixels and the code stays inside its edge', async () => {
  const screen = await render(<QRCode value="https://quetzal.example/app" label="Código" size={100} />);
  const svg = screen.getByRole('img', { name: 'Código' }).element() as SVGSVGElement;
  const { a: modulePx } = svg.getScreenCTM() ?? { a: 0 };
  expect(Math.abs(modulePx - Math.round(modulePx))).toBeLessThan(0.001);
  const outer = svg.getBoundingClientRect();
  const inner = svg.querySelector('path')?.getBoundingClientRect() ?? new DOMRect();
  expect(outer.width).toBe(100);
  expect(inner.left - outer.left).toBeGreaterThanOrEqual(4 * modulePx);
  expect(outer.right - inner.right).toBeGreaterThanOrEqual(4 * modulePx);
});
