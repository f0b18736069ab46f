import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { CodeField, ResendButton, type CodeFieldProps } from './code-field.tsx';

function Code({ start = '', ...rest }: Partial<CodeFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <CodeField label="Código" hint="6 dígitos" {...rest} value={value} onValueChange={setValue} />;
}

async function paste(input: Element, text: string): Promise<void> {
  const data = new DataTransfer();
  data.setData('text', text);
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

test('it is one field: one name, one description, one stop of the Tab key', async () => {
  const screen = await render(<Code />);
  const input = screen.getByRole('textbox', { name: 'Código' });
  await expect.element(input).toHaveAccessibleDescription('6 dígitos');
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(input).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('textbox').elements()).toHaveLength(1);
});

test('typing fills the boxes and says once that the code is complete', async () => {
  const completed = vi.fn<(value: string) => void>();
  const screen = await render(<Code onComplete={completed} />);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('48a2193');
  await expect.element(screen.getByRole('textbox')).toHaveValue('482193');
  expect(completed).toHaveBeenCalledExactlyOnceWith('482193');
});

test('digits of any script are taken', async () => {
  const screen = await render(<Code />);
  await screen.getByRole('textbox').fill('٤٨２１๙৩');
  await expect.element(screen.getByRole('textbox')).toHaveValue('482193');
});

test('a pasted code with spaces replaces what stands there', async () => {
  const completed = vi.fn<(value: string) => void>();
  const screen = await render(<Code start="99" onComplete={completed} />);
  await screen.getByRole('textbox').click();
  await paste(screen.getByRole('textbox').element(), 'Tu código: 482 193');
  await expect.element(screen.getByRole('textbox')).toHaveValue('482193');
  expect(completed).toHaveBeenCalledExactlyOnceWith('482193');
});

test('an arrow goes back to a digit, and the next one typed replaces it', async () => {
  const screen = await render(<Code start="482193" />);
  const input = screen.getByRole('textbox');
  (input.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}{ArrowRight}7');
  await expect.element(input).toHaveValue('472193');
  await userEvent.keyboard('{End}{Backspace}');
  await expect.element(input).toHaveValue('47219');
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(input).toHaveValue('472');
});

test('a press on a box goes to its digit', async () => {
  const screen = await render(<Code start="482193" />);
  const input = screen.getByRole('textbox');
  const { width, height } = input.element().getBoundingClientRect();
  await input.click({ position: { x: (width / 6) * 2.5, y: height / 2 } });
  await userEvent.keyboard('0');
  await expect.element(input).toHaveValue('480193');
});

test('while the code is checked nothing can be changed', async () => {
  const screen = await render(<Code start="482193" busy />);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByRole('textbox')).toHaveValue('482193');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-busy', 'true');
});

test('an error describes the field', async () => {
  const screen = await render(<Code error="El código no coincide." />);
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('El código no coincide.');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
});

test('the boxes keep their order in a right-to-left page', async () => {
  document.documentElement.dir = 'rtl';
  try {
    const screen = await render(<Code start="48" />);
    const [first, second] = ['4', '8'].map((digit) => screen.getByText(digit, { exact: true }).element());
    expect(first?.getBoundingClientRect().x).toBeLessThan(second?.getBoundingClientRect().x ?? 0);
  } finally {
    document.documentElement.dir = '';
  }
});

test('another code can be asked for when the time is up, not earlier', async () => {
  let nowMs = 0;
  const resent = vi.fn<() => void>();
  const screen = await render(
    <ResendButton readyAtMs={48_000} now={() => nowMs} onResend={resent} waitingLabel={(left) => <>Reenviar {left}</>}>
      Reenviar ya
    </ResendButton>,
  );
  const waiting = screen.getByRole('button', { name: 'Reenviar 0:48' });
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
  (waiting.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(resent).not.toHaveBeenCalled();
  nowMs = 48_000;
  const ready = screen.getByRole('button', { name: 'Reenviar ya' });
  await expect.element(ready).toHaveFocus();
  await ready.click();
  expect(resent).toHaveBeenCalledOnce();
});

test('a program that gives the focus shows where the next digit goes', async () => {
  const screen = await render(<Code />);
  const boxes = screen.container.querySelectorAll('[aria-hidden="true"] > span');
  const [first, last] = [boxes[0], boxes[5]].map((box) => () => box && getComputedStyle(box).boxShadow);
  expect(first?.()).toBe(last?.());
  (screen.getByRole('textbox').element() as HTMLElement).focus();
  await expect.poll(() => first?.() === last?.()).toBe(false);
});

test('beside the boxes the words of the button take two lines in their height', async () => {
  const screen = await render(
    <div style={{ width: 400 }}>
      <CodeField
        label="Code"
        value=""
        onValueChange={() => undefined}
        action={
          <ResendButton readyAtMs={null} onResend={() => undefined} waitingLabel={(left) => left}>
            Code senden
          </ResendButton>
        }
      />
    </div>,
  );
  const button = screen.getByRole('button').element().getBoundingClientRect();
  const box = document.querySelector('[data-slot=code-boxes] > span > :last-child')?.getBoundingClientRect();
  expect(button.left).toBeGreaterThan(box?.right ?? 0);
  expect([button.top, button.height]).toEqual([box?.top, box?.height]);
});
