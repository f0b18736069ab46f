import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Tree, type TreeNode, type TreeProps } from './tree.tsx';

const node = (name: string, hasChildren = false): TreeNode<null> => ({ key: name, name, hasChildren, data: null });

const branches: Readonly<Record<string, readonly TreeNode<null>[]>> = {
  '': [node('norte', true), node('sur', true), node('oeste')],
  norte: [node('ana'), node('beto', true), node('bruno')],
  beto: [node('zoe')],
  sur: [node('dani')],
};
const fromBranches = (parent: TreeNode<null> | null) => Promise.resolve(branches[parent?.key ?? ''] ?? []);

const base: TreeProps<null> = {
  label: 'Equipo',
  loadChildren: fromBranches,
  loadingLabel: 'Cargando',
  failedLabel: 'Falló. Reintentar',
};

const names = () => [...document.querySelectorAll('[role=treeitem]')].map((row) => row.textContent);
const focusedName = () => document.activeElement?.textContent;

async function renderFocused(props: Partial<TreeProps<null>> = {}, dir = 'ltr') {
  const screen = await render(
    <div dir={dir}>
      <Tree {...base} {...props} />
    </div>,
  );
  await expect.element(screen.getByRole('treeitem', { name: 'norte' })).toBeVisible();
  await userEvent.tab();
  await expect.poll(focusedName).toBe('norte');
  return screen;
}

test('a branch is asked for when it is opened, once only', async () => {
  const loadChildren = vi.fn<TreeProps<null>['loadChildren']>(fromBranches);
  const screen = await renderFocused({ loadChildren });
  expect(loadChildren).toHaveBeenCalledTimes(1);
  const north = screen.getByRole('treeitem', { name: 'norte' });
  await expect.element(north).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('treeitem', { name: 'ana' })).toHaveAttribute('aria-level', '2');
  await expect.element(north).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(names).toEqual(['norte', 'sur', 'oeste']);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(names).toEqual(['norte', 'ana', 'beto', 'bruno', 'sur', 'oeste']);
  expect(loadChildren.mock.calls.map(([parent]) => parent?.key)).toEqual([undefined, 'norte']);
});

test('arrow keys, Home and End move the focus; one row at a time is in the tab order', async () => {
  const screen = await renderFocused({ initialExpandedKeys: ['norte'] });
  await expect.element(screen.getByRole('treeitem', { name: 'ana' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focusedName).toBe('ana');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(focusedName).toBe('bruno');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focusedName).toBe('norte');
  await userEvent.keyboard('{End}');
  await expect.poll(focusedName).toBe('oeste');
  await userEvent.keyboard('{Home}');
  await expect.poll(focusedName).toBe('norte');
  expect(document.querySelectorAll('[role=treeitem][tabindex="0"]')).toHaveLength(1);
});

test('where text runs from right to left, branches open to the left', async () => {
  const screen = await renderFocused({}, 'rtl');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('treeitem', { name: 'ana' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('treeitem', { name: 'ana' })).not.toBeInTheDocument();
});

test('letters lead to the next name that begins with them', async () => {
  const screen = await renderFocused({ initialExpandedKeys: ['norte'] });
  await expect.element(screen.getByRole('treeitem', { name: 'bruno' })).toBeVisible();
  await userEvent.keyboard('br');
  await expect.poll(focusedName).toBe('bruno');
});

test('an asterisk opens all branches of the level', async () => {
  const screen = await renderFocused();
  await userEvent.keyboard('*');
  await expect.element(screen.getByRole('treeitem', { name: 'dani' })).toBeVisible();
  await expect.element(screen.getByRole('treeitem', { name: 'ana' })).toBeVisible();
});

test('Enter and a press choose an entry, the arrow only opens', async () => {
  const chosen = vi.fn<(node: TreeNode<null>) => void>();
  const screen = await renderFocused({ onSelect: chosen, selectedKey: 'sur' });
  await expect.element(screen.getByRole('treeitem', { name: 'sur' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('treeitem', { name: 'oeste' }).click();
  expect(chosen.mock.calls.map(([entry]) => entry.key)).toEqual(['norte', 'oeste']);
  document.querySelector<HTMLElement>('[data-slot=tree-arrow]')?.click();
  await expect.element(screen.getByRole('treeitem', { name: 'ana' })).toBeVisible();
  expect(chosen).toHaveBeenCalledTimes(2);
});

test('a branch that is on its way says so', async () => {
  const screen = await renderFocused({
    loadChildren: (parent) => (parent === null ? fromBranches(null) : new Promise(() => undefined)),
  });
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Cargando');
  await expect.element(screen.getByRole('treeitem', { name: 'norte' })).toHaveAttribute('aria-busy', 'true');
});

test('a branch that failed offers to try again, and the focus stays in the tree', async () => {
  let attempts = 0;
  const loadChildren = (parent: TreeNode<null> | null) => {
    if (parent?.key === 'norte' && attempts++ === 0) return Promise.reject(new Error('offline'));
    return fromBranches(parent);
  };
  const screen = await renderFocused({ loadChildren });
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('treeitem', { name: 'Falló. Reintentar' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focusedName).toBe('Falló. Reintentar');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('treeitem', { name: 'ana' })).toBeVisible();
  expect(focusedName()).toBe('norte');
});

test('a tree that cannot be loaded at all offers to try again too', async () => {
  let attempts = 0;
  const loadChildren = (parent: TreeNode<null> | null) =>
    attempts++ === 0 ? Promise.reject(new Error('offline')) : fromBranches(parent);
  const screen = await render(<Tree {...base} loadChildren={loadChildren} />);
  await screen.getByRole('treeitem', { name: 'Falló. Reintentar' }).click();
  await expect.element(screen.getByRole('treeitem', { name: 'norte' })).toBeVisible();
});

test('of ten thousand entries only those in view are drawn, and End reaches the last one', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => node(`cuenta ${index}`));
  const screen = await render(<Tree {...base} loadChildren={() => Promise.resolve(many)} height="400px" />);
  await expect.element(screen.getByRole('treeitem', { name: 'cuenta 0', exact: true })).toBeVisible();
  expect(names().length).toBeLessThan(50);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.poll(focusedName).toBe('cuenta 9999');
  await expect.element(screen.getByRole('treeitem', { name: 'cuenta 9999' })).toBeInViewport();
  await expect.element(screen.getByRole('treeitem', { name: 'cuenta 9999' })).toHaveAttribute('aria-setsize', '10000');
  expect(names().length).toBeLessThan(50);
});
