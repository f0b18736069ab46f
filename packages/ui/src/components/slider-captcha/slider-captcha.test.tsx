import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { SliderCaptcha, type SlideAnswer, type SliderCaptchaProps } from './slider-captcha.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const puzzle = { backgroundUrl: pixel, pieceUrl: pixel, width: 320, height: 160, pieceWidth: 40, pieceTop: 20 };
const words = {
  label: 'Mueve la pieza',
  instruction: 'Flechas y Enter',
  position: (x: number, xMax: number) => `${x} de ${xMax}`,
  checking: 'Comprobando',
  passed: 'Listo',
  failed: 'No encajó.',
  lost: 'Sin imagen.',
  refresh: 'Otra imagen',
};

function Captcha(props: Partial<SliderCaptchaProps>) {
  return (
    <SliderCaptcha
      {...{ puzzle, words }}
      state="idle"
      onSolve={() => undefined}
      onRefresh={() => undefined}
      {...props}
    />
  );
}

function slide(handle: Element, kind: string, clientX: number, clientY = 0, atMs = 0): void {
  const event = new PointerEvent(kind, { bubbles: true, pointerId: 1, button: 0, clientX, clientY });
  Object.defineProperty(event, 'timeStamp', { value: 1000 + atMs });
  handle.dispatchEvent(event);
}

/* Real pointers have a capture; those that a test makes up have none. */
function withoutCapture(handle: Element): Element {
  handle.setPointerCapture = () => undefined;
  return handle;
}

test('arrows move the piece and Enter hands the answer in', async () => {
  const solved = vi.fn<(answer: SlideAnswer) => void>();
  const screen = await render(<Captcha onSolve={solved} />);
  const handle = screen.getByRole('slider', { name: 'Mueve la pieza' });
  await expect.element(handle).toHaveAccessibleDescription('Flechas y Enter');
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{ArrowLeft}');
  await expect.element(handle).toHaveAttribute('aria-valuenow', '20');
  await expect.element(handle).toHaveAttribute('aria-valuetext', '20 de 280');
  expect(solved).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  const answer = solved.mock.lastCall?.[0];
  expect([answer?.x, answer?.input]).toEqual([20, 'keyboard']);
  expect(answer?.trajectory[0]).toEqual({ x: 1, y: 0, atMs: 0 });
  expect(answer?.trajectory.at(-1)).toMatchObject({ x: 20, y: 0 });
});

test('no two points of a way by keyboard share their moment', async () => {
  const solved = vi.fn<(answer: SlideAnswer) => void>();
  const screen = await render(<Captcha onSolve={solved} />);
  const handle = screen.getByRole('slider').element();
  const press = (key: string, atMs: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: 5000 + atMs });
    handle.dispatchEvent(event);
  };
  press('PageUp', 0);
  await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '10');
  press('PageUp', 120);
  await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '20');
  press('Enter', 200);
  expect(solved.mock.lastCall?.[0].trajectory).toEqual([
    { x: 10, y: 0, atMs: 0 },
    { x: 20, y: 0, atMs: 120 },
  ]);
});

test('the piece stays within the picture', async () => {
  const screen = await render(<Captcha />);
  const handle = screen.getByRole('slider');
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(handle).toHaveAttribute('aria-valuenow', '0');
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(handle).toHaveAttribute('aria-valuenow', '280');
  await userEvent.keyboard('{Home}');
  await expect.element(handle).toHaveAttribute('aria-valuenow', '0');
});

test('a drag records where the pointer went, in pixels of the picture, and is handed in when let go', async () => {
  const solved = vi.fn<(answer: SlideAnswer) => void>();
  const screen = await render(<Captcha onSolve={solved} />);
  const handle = withoutCapture(screen.getByRole('slider').element()) as HTMLElement;
  const travel = (handle.parentElement?.clientWidth ?? 0) - handle.offsetWidth;
  slide(handle, 'pointerdown', 0);
  for (const part of [0.1, 0.2, 0.35, 0.5]) slide(handle, 'pointermove', travel * part, part * 20, part * 1000);
  slide(handle, 'pointerup', travel * 0.5);
  const answer = solved.mock.lastCall?.[0];
  expect([answer?.x, answer?.input]).toEqual([140, 'pointer']);
  expect(answer?.trajectory.map(({ x, atMs }) => [x, atMs])).toEqual([
    [0, 0],
    [28, 100],
    [56, 200],
    [98, 350],
    [140, 500],
  ]);
});

test('to the right is to the right in a right-to-left page too', async () => {
  document.documentElement.dir = 'rtl';
  try {
    const screen = await render(<Captcha />);
    const handle = screen.getByRole('slider');
    const before = handle.element().getBoundingClientRect().x;
    (handle.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => handle.element().getBoundingClientRect().x).toBeGreaterThan(before + 50);
  } finally {
    document.documentElement.dir = '';
  }
});

test('a press without a move hands nothing in', async () => {
  const solved = vi.fn<(answer: SlideAnswer) => void>();
  const screen = await render(<Captcha onSolve={solved} />);
  const handle = withoutCapture(screen.getByRole('slider').element());
  slide(handle, 'pointerdown', 5);
  slide(handle, 'pointerup', 5);
  (handle as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(solved).not.toHaveBeenCalled();
});

test('while the answer is checked, and after it was right, the piece stays and keeps the focus', async () => {
  const screen = await render(<Captcha />);
  const handle = screen.getByRole('slider');
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard('{PageUp}');
  for (const state of ['checking', 'passed'] as const) {
    await screen.rerender(<Captcha state={state} />);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(handle).toHaveAttribute('aria-valuenow', '10');
    await expect.element(handle).toHaveAttribute('aria-disabled', 'true');
    await expect.element(handle).toHaveFocus();
  }
  await expect.element(screen.getByRole('status')).toHaveTextContent('Listo');
});

test('a wrong answer is said, and the piece goes back for another attempt', async () => {
  const screen = await render(<Captcha />);
  const handle = screen.getByRole('slider');
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard('{PageUp}');
  await screen.rerender(<Captcha state="failed" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('No encajó.');
  await expect.element(handle).toHaveAttribute('aria-valuenow', '0');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(handle).toHaveAttribute('aria-valuenow', '1');
});

test('another puzzle starts at the left edge', async () => {
  const screen = await render(<Captcha />);
  const handle = screen.getByRole('slider');
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard('{PageUp}');
  await screen.rerender(<Captcha puzzle={{ ...puzzle, pieceUrl: `${pixel}#2` }} />);
  await expect.element(handle).toHaveAttribute('aria-valuenow', '0');
});

test('a picture that does not load says so, and another one can be asked for', async () => {
  const refreshed = vi.fn<() => void>();
  const screen = await render(
    <Captcha puzzle={{ ...puzzle, backgroundUrl: 'data:image/png;base64,AA' }} onRefresh={refreshed} />,
  );
  await expect.element(screen.getByText('Sin imagen.')).toBeVisible();
  await screen.getByRole('button', { name: 'Otra imagen' }).click();
  expect(refreshed).toHaveBeenCalledOnce();
});
