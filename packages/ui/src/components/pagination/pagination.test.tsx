import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Pagination } from './pagination.tsx';

function pages(page: number, onPageChange: (page: number) => void) {
  return (
    <Pagination
      label="Páginas"
      page={page}
      pageCount={9}
      onPageChange={onPageChange}
      previousLabel="Anterior"
      nextLabel="Siguiente"
      pageLabel={(number) => `Página ${number}`}
    />
  );
}

test('the present page is marked, and the arrows lead to its neighbours', async () => {
  const turned = vi.fn<(page: number) => void>();
  const screen = await render(pages(4, turned));
  await expect.element(screen.getByRole('button', { name: 'Página 4' })).toHaveAttribute('aria-current', 'page');
  await screen.getByRole('button', { name: 'Siguiente' }).click();
  await screen.getByRole('button', { name: 'Anterior' }).click();
  await screen.getByRole('button', { name: 'Página 9' }).click();
  expect(turned.mock.calls.flat()).toEqual([5, 3, 9]);
});

test('at the ends there is no way further', async () => {
  const screen = await render(pages(1, () => undefined));
  await expect.element(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await screen.rerender(pages(9, () => undefined));
  await expect.element(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
});

test('the number of rows of a page can be changed', async () => {
  const changed = vi.fn<(size: number) => void>();
  const screen = await render(
    <Pagination
      label="Páginas"
      page={1}
      pageCount={9}
      onPageChange={() => undefined}
      previousLabel="Anterior"
      nextLabel="Siguiente"
      pageLabel={(number) => `Página ${number}`}
      pageSize={{ label: 'Filas', value: 20, options: [20, 50], onChange: changed }}
    />,
  );
  await screen.getByRole('combobox', { name: 'Filas' }).selectOptions('50');
  expect(changed).toHaveBeenCalledWith(50);
});
