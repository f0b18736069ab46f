import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ResizableGroup, ResizableHandle, ResizablePanel } from './resizable.tsx';

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

function Panels() {
  return (
    <div style={{ width: 800, height: 200 }}>
      <ResizableGroup>
        <ResizablePanel id="list" defaultSize="40%" minSize="20%">
          Lista
        </ResizablePanel>
        <ResizableHandle label="Ancho de la lista" />
        <ResizablePanel id="detail" minSize="20%">
          Detalle
        </ResizablePanel>
      </ResizableGroup>
    </div>
  );
}

function widthOfList(): number {
  return document.getElementById('list')?.getBoundingClientRect().width ?? 0;
}

test('the border is a named stop of the keyboard, and the arrows move it', async () => {
  const screen = await render(<Panels />);
  const handle = screen.getByRole('separator', { name: 'Ancho de la lista' });
  const before = widthOfList();
  await userEvent.tab();
  await expect.element(handle).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(widthOfList).toBeGreaterThan(before);
  await userEvent.keyboard('{End}');
  await expect.poll(() => Number(handle.element().getAttribute('aria-valuenow'))).toBeGreaterThan(75);
});

test('a pointer moves it no further than the smallest size', async () => {
  const screen = await render(<Panels />);
  const handle = screen.getByRole('separator').element();
  await userEvent.dragAndDrop(handle, screen.getByText('Lista'), { targetPosition: { x: 4, y: 10 } });
  await expect.poll(widthOfList).toBeLessThan(200);
  expect(widthOfList()).toBeGreaterThan(120);
});

test('in a right-to-left page the border follows the arrow and the pointer', async () => {
  document.documentElement.dir = 'rtl';
  const screen = await render(<Panels />);
  const handle = screen.getByRole('separator').element();
  await expect.poll(widthOfList).toBeGreaterThan(300);
  const before = widthOfList();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(widthOfList).toBeLessThan(before);
  const { left, top } = handle.getBoundingClientRect();
  await userEvent.dragAndDrop(handle, document.body, { targetPosition: { x: left + 100, y: top + 50 } });
  await expect.poll(() => handle.getBoundingClientRect().left).toBeGreaterThan(left + 50);
});
