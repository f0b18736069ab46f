import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Button } from './components/button/button.tsx';
import { loadFont } from './fonts/fonts.ts';

const root = document.documentElement;
const height = (element: Element) => element.getBoundingClientRect().height;

afterEach(async () => {
  delete root.dataset['theme'];
  delete root.dataset['density'];
  root.style.fontSize = '';
  root.lang = 'es';
  await page.viewport(1280, 800);
});

test('below 768 px controls are made for fingers, whatever density the page asks for', async () => {
  await page.viewport(390, 800);
  const screen = await render(<Button>Depositar</Button>);
  const button = screen.getByRole('button').element();
  expect(height(button)).toBe(48);
  root.dataset['density'] = 'compact';
  expect(height(button)).toBe(48);
});

test('on wide screens the density decides the height of controls', async () => {
  const screen = await render(<Button>Depositar</Button>);
  const button = screen.getByRole('button').element();
  expect(height(button)).toBe(40);
  root.dataset['density'] = 'compact';
  expect(height(button)).toBe(34);
});

test('the theme changes the page and an art surface stays dark inside a light page', async () => {
  const dark = getComputedStyle(document.body).backgroundColor;
  root.dataset['theme'] = 'light';
  expect(getComputedStyle(document.body).backgroundColor).not.toBe(dark);
  const screen = await render(
    <div data-theme="dark" className="bg-canvas">
      arte
    </div>,
  );
  expect(getComputedStyle(screen.getByText('arte').element()).backgroundColor).toBe(dark);
});

test('Arabic text comes first from the Arabic family, but digits and Latin words from Inter', async () => {
  root.lang = 'ar';
  await loadFont('ar');
  expect(getComputedStyle(document.body).fontFamily).toMatch(/^"?Noto Sans Arabic Variable/);
  const family = '16px "Noto Sans Arabic Variable"';
  expect(await document.fonts.load(family, 'رصيد')).toHaveLength(1);
  expect(await document.fonts.load(family, '$1,234.50 MXN')).toHaveLength(0);
});

test('a language in the Cyrillic script gets its letters, Spanish needs nothing more', async () => {
  expect(loadFont('es')).toBeUndefined();
  await loadFont('ru');
  expect(await document.fonts.load('16px "Inter Variable"', 'Привет')).not.toHaveLength(0);
});

test('a page of Western letters uses no file of the extended ones, a Polish word does', async () => {
  const screen = await render(<p className="text-base">Depósito mínimo: ¡señal!</p>);
  await document.fonts.ready;
  const extended = [...document.fonts].filter((face) => face.family.includes('Inter Extended'));
  expect(extended.map((face) => face.status)).toEqual(['unloaded']);
  await screen.rerender(<p className="text-base">Łódź</p>);
  await expect.poll(() => extended[0]?.status).toBe('loaded');
});

test('the width of a scroll bar that is noted on the body stays there', async () => {
  const screen = await render(<p>texto</p>);
  const name = '--removed-body-scroll-bar-size';
  document.body.style.setProperty(name, '12px');
  expect(getComputedStyle(screen.getByText('texto').element()).getPropertyValue(name)).toBe('');
  document.body.style.removeProperty(name);
});

test('the fonts of the brand are really loaded', async () => {
  await document.fonts.load('600 16px "Inter Variable"');
  await document.fonts.load('700 24px "Geologica Variable"');
  const loaded = [...document.fonts]
    .filter((face) => face.status === 'loaded')
    .map((face) => face.family.replaceAll('"', ''));
  expect(loaded).toEqual(expect.arrayContaining(['Inter Variable', 'Geologica Variable']));
});

test('where a line holds few letters, nothing is wider than the window: words part, rows and names take more lines', async () => {
  await page.viewport(195, 422);
  const screen = await render(
    <div className="grid gap-4">
      <h1 className="text-2xl">Verantwortungsvolles Spielen</h1>
      <div className="flex items-center justify-between gap-3">
        <h2>Guthaben nach Anbieter</h2>
        <Button size="sm">Alles zurückholen</Button>
      </div>
      <p className="truncate">Anmeldung mit neuem Gerät oder von neuem Ort</p>
    </div>,
  );
  expect(root.scrollWidth).toBe(195);
  const name = screen.getByRole('paragraph').element();
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  const title = screen.getByRole('heading', { level: 2 }).element().getBoundingClientRect();
  expect(screen.getByRole('button').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(title.bottom);
});

test('space around letters does not grow with them', async () => {
  const screen = await render(<div className="p-4">$2,407.50</div>);
  const paddingOf = () => getComputedStyle(screen.getByText('$2,407.50').element()).paddingTop;
  expect(paddingOf()).toBe('16px');
  await page.viewport(195, 422);
  root.style.fontSize = '200%';
  expect(paddingOf()).toBe('16px');
});

test('on a telephone whose page has larger letters, what stands around them keeps to its share of the window', async () => {
  const screen = await render(<Button className="p-4">$2,407.50</Button>);
  const measure = () => {
    const { paddingTop, minHeight } = getComputedStyle(screen.getByRole('button').element());
    return [paddingTop, minHeight];
  };
  await page.viewport(320, 568);
  const common = measure();
  expect(common).toEqual(['16px', '48px']);
  root.style.fontSize = '200%';
  expect(measure()).toEqual(common);
});
