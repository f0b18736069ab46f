import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { BannerCarousel } from './banner-carousel.tsx';

const art = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='12' height='4'/>";
const words = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  position: (position: number, count: number) => `${position} de ${count}`,
  goTo: (position: number, count: number) => `Ver ${position} de ${count}`,
  pause: 'Pausar',
  play: 'Reproducir',
};
const slides = ['Uno', 'Dos', 'Tres'].map((title) => ({
  key: title,
  artSrc: art,
  title,
  actions: <a href={`#${title}`}>{`Abrir ${title}`}</a>,
}));
/* the links that keyboard and screen readers can reach */
const reachable = (container: Element) =>
  [...container.querySelectorAll('a')]
    .filter((link) => link.closest('[inert]') === null)
    .map((link) => link.textContent);
const base = { label: 'Destacados', words, slides };

test('only the banner in view can be reached, and its place is announced', async () => {
  const screen = await render(<BannerCarousel {...base} autoplay={false} />);
  await expect
    .element(screen.getByRole('region', { name: 'Destacados' }))
    .toHaveAttribute('aria-roledescription', 'carrusel');
  await expect.element(screen.getByRole('group', { name: '1 de 3' })).toBeInTheDocument();
  expect(reachable(screen.container)).toEqual(['Abrir Uno']);
  await screen.getByRole('button', { name: 'Ver 2 de 3' }).click();
  await expect.poll(() => reachable(screen.container)).toEqual(['Abrir Dos']);
  await expect.element(screen.getByRole('button', { name: 'Ver 2 de 3' })).toHaveAttribute('aria-current', 'true');
});

test('it goes on by itself when its time is up, and silently', async () => {
  const screen = await render(
    <>
      <p>Hola, Carla</p>
      <BannerCarousel {...base} stayMs={300} />
    </>,
  );
  await userEvent.hover(screen.getByText('Hola, Carla'));
  expect(screen.container.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  await expect.poll(() => reachable(screen.container)).toEqual(['Abrir Dos']);
});

test('it takes about a second to slide', async () => {
  const screen = await render(<BannerCarousel {...base} autoplay={false} />);
  const second = screen.container.querySelectorAll('[role=group]')[1];
  const left = () => Math.round(second?.getBoundingClientRect().left ?? Number.NaN);
  const rest = Math.round(screen.container.querySelector('section')?.getBoundingClientRect().left ?? Number.NaN);
  const start = performance.now();
  await screen.getByRole('button', { name: 'Ver 2 de 3' }).click();
  await expect.poll(left, { interval: 16, timeout: 3000 }).toBe(rest);
  const tookMs = performance.now() - start;
  expect(tookMs).toBeGreaterThan(600);
  expect(tookMs).toBeLessThan(1600);
});

test('it waits while the keyboard is in it', async () => {
  const screen = await render(<BannerCarousel {...base} stayMs={400} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Pausar' })).toHaveFocus();
  expect(screen.container.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  const pill = screen.container.querySelector('[aria-current] span span');
  const clock = pill?.getAnimations()[0];
  expect(clock?.playState).toBe('paused');
});

test('the pause button stops it for good, and the same button starts it again', async () => {
  const screen = await render(<BannerCarousel {...base} stayMs={60_000} />);
  await screen.getByRole('button', { name: 'Pausar' }).click();
  await screen.getByRole('button', { name: 'Reproducir' }).click();
  await expect.element(screen.getByRole('button', { name: 'Pausar' })).toBeVisible();
});

test('the first picture is fetched first and the others wait', async () => {
  const screen = await render(<BannerCarousel {...base} autoplay={false} />);
  const [first, second] = screen.container.querySelectorAll('img');
  expect(first?.fetchPriority).toBe('high');
  expect(first?.loading).toBe('eager');
  expect(second?.fetchPriority).toBe('auto');
  expect(second?.loading).toBe('lazy');
});

test('a single banner has nothing to play', async () => {
  const screen = await render(<BannerCarousel {...base} slides={slides.slice(0, 1)} stayMs={100} />);
  await expect.element(screen.getByRole('link')).toHaveTextContent('Abrir Uno');
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
