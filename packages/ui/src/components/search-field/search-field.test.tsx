import { createRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
import { SearchField } from './search-field.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const labels = { label: 'Buscar', clearLabel: 'Borrar' };

/* The browser's own key events would wait for the stopped clock. */
function type(input: Element, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

test('the search is told once, when the typing rests', async () => {
  const searched = vi.fn<(query: string) => void>();
  const screen = await render(<SearchField {...labels} onSearch={searched} delayMs={300} />);
  const input = screen.getByRole('searchbox', { name: 'Buscar' }).element();
  vi.useFakeTimers();
  type(input, 'no');
  vi.advanceTimersByTime(299);
  type(input, 'norte ');
  vi.advanceTimersByTime(299);
  expect(searched).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(searched).toHaveBeenCalledExactlyOnceWith('norte');
});

test('Enter searches at once, and not again when the time is up', async () => {
  const searched = vi.fn<(query: string) => void>();
  const screen = await render(<SearchField {...labels} onSearch={searched} delayMs={1} />);
  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('norte{Enter}');
  await vi.waitFor(() => expect(searched).toHaveBeenLastCalledWith('norte'));
  const calls = searched.mock.calls.length;
  await userEvent.keyboard('{Enter}');
  expect(searched).toHaveBeenCalledTimes(calls);
});

test('what somebody else puts into the box is looked for already: the search before it can be asked for again', async () => {
  const searched = vi.fn<(query: string) => void>();
  function Cleared() {
    const [value, setValue] = useState('');
    return (
      <>
        <SearchField {...labels} value={value} onValueChange={setValue} onSearch={searched} delayMs={300} />
        <button onClick={() => setValue('')}>Todo</button>
      </>
    );
  }
  const screen = await render(<Cleared />);
  const input = screen.getByRole('searchbox', { name: 'Buscar' });
  const clear = screen.getByRole('button', { name: 'Todo' }).element() as HTMLElement;
  vi.useFakeTimers();
  type(input.element(), 'norte');
  vi.advanceTimersByTime(300);
  clear.click();
  await vi.waitFor(() => expect(input.element()).toHaveProperty('value', ''));
  type(input.element(), 'norte');
  vi.advanceTimersByTime(300);
  expect(searched.mock.calls).toEqual([['norte'], ['norte']]);
  type(input.element(), 'sur');
  clear.click();
  await vi.waitFor(() => expect(input.element()).toHaveProperty('value', ''));
  vi.advanceTimersByTime(300);
  expect(searched).toHaveBeenCalledTimes(2);
});

test('the button empties the box, searches for everything and gives the focus back', async () => {
  const searched = vi.fn<(query: string) => void>();
  const screen = await render(<SearchField {...labels} defaultValue="norte" onSearch={searched} />);
  await screen.getByRole('button', { name: 'Borrar' }).click();
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  expect(searched).toHaveBeenCalledExactlyOnceWith('');
  await expect.element(screen.getByRole('button', { name: 'Borrar' })).not.toBeInTheDocument();
});

test('Escape empties the box first and closes the dialog around it only then', async () => {
  const changed = vi.fn<(open: boolean) => void>();
  const screen = await render(
    <Dialog open onOpenChange={changed} title="Juegos" closeLabel="Cerrar">
      <SearchField {...labels} />
    </Dialog>,
  );
  const input = screen.getByRole('searchbox');
  await input.click();
  await userEvent.keyboard('zorro{Escape}');
  await expect.element(input).toHaveValue('');
  expect(changed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(changed).toHaveBeenCalledWith(false);
});

test('a search under way is told to assistive technology', async () => {
  const screen = await render(<SearchField {...labels} busy />);
  await expect.element(screen.getByRole('searchbox')).toHaveAttribute('aria-busy', 'true');
});

test('the ref leads to the input', async () => {
  const ref = createRef<HTMLInputElement>();
  await render(<SearchField {...labels} ref={ref} />);
  expect(ref.current?.type).toBe('search');
});
