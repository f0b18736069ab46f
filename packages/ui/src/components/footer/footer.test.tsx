import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Footer } from './footer.tsx';

const column = (title: string, count: number) => ({
  key: title,
  title,
  links: Array.from({ length: count }, (_, index) => ({ key: String(index), label: `${title} ${index}`, href: '#' })),
});
const opened = async (width: number) => {
  await page.viewport(width, 900);
  const screen = await render(
    <Footer
      vendors={Array.from({ length: 11 }, (_, index) => (
        <span key={index} style={{ width: 120 }}>{`Estudio ${index}`}</span>
      ))}
      brand="Quetzal"
      columns={[column('Juegos', 1), column('Cuenta', 10), column('Ayuda', 5)]}
      notice="18+"
      copyright="© 2026 Quetzal."
      credits="Fluent Emoji (MIT)"
    />,
  );
  const box = (name: string) => screen.getByRole('navigation', { name }).element().getBoundingClientRect();
  return { screen, box };
};

test('where there is room, a list twice as long as the one beside it is no higher', async () => {
  const { screen, box } = await opened(1200);
  expect(box('Cuenta').top).toBe(box('Ayuda').top);
  const listOf = (name: string) => screen.getByRole('navigation', { name }).getByRole('list').element();
  expect(listOf('Cuenta').getBoundingClientRect().height).toBe(listOf('Ayuda').getBoundingClientRect().height);
});

test('on a telephone the short lists stand below one another beside the long one', async () => {
  const { box } = await opened(390);
  expect(box('Ayuda').left).toBe(box('Juegos').left);
  expect(box('Ayuda').top).toBeLessThan(box('Cuenta').bottom);
});

test('makers that are left for the last line stand in its middle', async () => {
  const { screen } = await opened(1200);
  const wall = screen.container.querySelector('footer')?.firstElementChild?.getBoundingClientRect();
  const first = screen.getByText('Estudio 8').element().getBoundingClientRect();
  const last = screen.getByText('Estudio 10').element().getBoundingClientRect();
  expect(first.top).toBe(last.top);
  expect(first.left - (wall?.left ?? 0)).toBeCloseTo((wall?.right ?? 0) - last.right, 0);
  expect(last.left - first.right).toBeLessThan(200);
});
