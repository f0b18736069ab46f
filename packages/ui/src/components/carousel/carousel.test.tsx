import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Carousel, CarouselSkeleton } from './carousel.tsx';

const links = Array.from({ length: 9 }, (_, index) => (
  <a key={index} href={`#${index}`} className="block h-20">
    {`Carta ${index + 1}`}
  </a>
));
const base = { title: 'Promociones', previousLabel: 'Anteriores', nextLabel: 'Siguientes', perView: 3 };

function inView(container: Element, name: string): boolean {
  const view = container.querySelector('section')?.getBoundingClientRect();
  const card = [...container.querySelectorAll('a')].find((link) => link.textContent === name)?.getBoundingClientRect();
  return view !== undefined && card !== undefined && card.left >= view.left - 2 && card.right <= view.right + 2;
}

afterEach(async () => {
  document.documentElement.dir = 'ltr';
  await page.viewport(1280, 800);
});

test('the arrows turn a page at a time and rest at the ends without losing the keyboard', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Carousel {...base}>{links}</Carousel>);
  const on = screen.getByRole('button', { name: 'Siguientes' });
  await expect.element(screen.getByRole('button', { name: 'Anteriores' })).toHaveAttribute('aria-disabled', 'true');
  await on.click();
  await expect.poll(() => inView(screen.container, 'Carta 6')).toBe(true);
  await on.click();
  await expect.poll(() => inView(screen.container, 'Carta 9')).toBe(true);
  await expect.element(on).toHaveAttribute('aria-disabled', 'true');
  await expect.element(on).toHaveFocus();
});

test('arrow keys, Home and End move from card to card', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Carousel {...base}>{links}</Carousel>);
  screen.getByRole('link', { name: 'Carta 1' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('link', { name: 'Carta 2' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('link', { name: 'Carta 9' })).toHaveFocus();
  await expect.poll(() => inView(screen.container, 'Carta 9')).toBe(true);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => inView(screen.container, 'Carta 1')).toBe(true);
});

test('columns that are all in view leave no part of one empty', async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <Carousel {...base} perView={5.4}>
      {links.slice(0, 5)}
    </Carousel>,
  );
  const end = (one: Element) => one.getBoundingClientRect().right;
  const last = screen.getByRole('link', { name: 'Carta 5' }).element();
  expect(end(last)).toBeCloseTo(end(screen.getByRole('region').element()), 0);
});

/* A key without the time that a browser takes between two of them. */
function press(key: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

test('a key that comes before the carousel has measured is not lost', async () => {
  const screen = await render(<Carousel {...base}>{links}</Carousel>);
  screen.getByRole('link', { name: 'Carta 1' }).element().focus();
  press('End');
  await expect.element(screen.getByRole('link', { name: 'Carta 9' })).toHaveFocus();
  await expect.poll(() => inView(screen.container, 'Carta 9')).toBe(true);
});

test.each(['ltr', 'rtl'])('a key in the middle of a movement leads back in %s', async (direction) => {
  document.documentElement.dir = direction;
  const screen = await render(<Carousel {...base}>{links}</Carousel>);
  screen.getByRole('link', { name: 'Carta 1' }).element().focus();
  press('End');
  await expect.poll(() => inView(screen.container, 'Carta 9')).toBe(true);
  press('Home');
  await frames(1);
  press('End');
  await frames(90);
  expect(inView(screen.container, 'Carta 9')).toBe(true);
});

test('in right-to-left pages the left key goes on', async () => {
  document.documentElement.dir = 'rtl';
  const screen = await render(<Carousel {...base}>{links}</Carousel>);
  screen.getByRole('link', { name: 'Carta 1' }).element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('link', { name: 'Carta 2' })).toHaveFocus();
});

test('a list of so few that no arrows were asked for has none, and still moves by keys', async () => {
  await page.viewport(1280, 800);
  const few = await render(
    <Carousel {...base} arrowsAbove={4}>
      {links.slice(0, 4)}
    </Carousel>,
  );
  few.getByRole('link', { name: 'Carta 1' }).element().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => inView(few.container, 'Carta 4')).toBe(true);
  await expect.element(few.getByRole('button')).not.toBeInTheDocument();
  await few.unmount();
  const more = await render(
    <Carousel {...base} arrowsAbove={4}>
      {links.slice(0, 5)}
    </Carousel>,
  );
  await expect.element(more.getByRole('button', { name: 'Siguientes' })).toBeVisible();
});

test('a list that is all in view has no arrows', async () => {
  const screen = await render(<Carousel {...base}>{links.slice(0, 2)}</Carousel>);
  await expect.element(screen.getByRole('link', { name: 'Carta 2' })).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('a loop has no end', async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <Carousel {...base} loop>
      {links}
    </Carousel>,
  );
  await expect.element(screen.getByRole('button', { name: 'Anteriores' })).not.toHaveAttribute('aria-disabled');
  await screen.getByRole('button', { name: 'Anteriores' }).click();
  await expect.poll(() => inView(screen.container, 'Carta 9')).toBe(true);
});

test('two rows fill column by column', async () => {
  const screen = await render(
    <Carousel {...base} rows={2}>
      {links.slice(0, 5)}
    </Carousel>,
  );
  const columns = [...screen.container.querySelectorAll('li')].map((column) => column.textContent);
  expect(columns).toEqual(['Carta 1Carta 2', 'Carta 3Carta 4', 'Carta 5']);
});

test('nothing in a slide beyond the edge makes the page wider, also before the carousel has measured', async () => {
  await page.viewport(390, 800);
  const cards = Array.from({ length: 9 }, (_, index) => (
    <p key={index}>
      <span className="sr-only">Carta {index + 1}</span>
    </p>
  ));
  await render(
    <div className="px-(--q-gutter)">
      <Carousel {...base}>{cards}</Carousel>
    </div>,
  );
  expect(document.documentElement.scrollWidth).toBe(390);
});

test.each([800, 1280])(
  'what stands in its head stays where it is while the carousel measures, at %i px',
  async (width) => {
    await page.viewport(width, 800);
    const screen = await render(
      <Carousel {...base} more={<a href="#all">Ver todas</a>}>
        {links}
      </Carousel>,
    );
    const more = screen.getByRole('link', { name: 'Ver todas' }).element();
    const before = more.getBoundingClientRect().x;
    await frames(10);
    expect(more.getBoundingClientRect().x).toBe(before);
    await expect.element(screen.getByRole('button', { name: 'Siguientes' })).toBeVisible();
  },
);

test.each([390, 800, 1280])('its skeleton is as high as it is, at %i px', async (width) => {
  await page.viewport(width, 800);
  const card = <div className="aspect-2/1" />;
  const screen = await render(
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <CarouselSkeleton rows={2}>{card}</CarouselSkeleton>
      <Carousel {...base} rows={2} more={<span className="h-(--q-control-sm)" />}>
        {links.map(({ key }) => (
          <div key={key} className="aspect-2/1" />
        ))}
      </Carousel>
    </div>,
  );
  const parts = [...(screen.container.firstElementChild?.children ?? [])];
  const [skeleton, carousel] = parts.map((part) => part.getBoundingClientRect().height);
  expect(skeleton).toBeCloseTo(carousel ?? 0, 0);
});
