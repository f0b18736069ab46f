import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CountdownRing } from './countdown-ring.tsx';

const startMs = Date.UTC(2026, 10, 21, 14, 30);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: startMs });
});

afterEach(() => {
  vi.useRealTimers();
});

/* Steps through the time as it passes; what React has to do is done at each step. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
}

function liveText(): string {
  return document.querySelector('[aria-live]')?.textContent ?? '';
}

test('the figure counts down by seconds and ends once', async () => {
  const ended = vi.fn<() => void>();
  const screen = await render(
    <CountdownRing
      label="Cierre del sorteo"
      endsAtMs={startMs + 62_000}
      totalMs={120_000}
      announce={String}
      onEnd={ended}
    />,
  );
  const ring = screen.getByRole('timer', { name: 'Cierre del sorteo' }).element();
  expect(ring.textContent).toContain('01:02');
  await pass(3);
  expect(ring.textContent).toContain('00:59');
  await pass(62);
  expect(ring.textContent).toContain('00:00');
  expect(ended).toHaveBeenCalledOnce();
});

test('it speaks at 30, 10 and 5 seconds and at no other time', async () => {
  const announce = vi.fn<(seconds: number) => string>((seconds) => `Quedan ${seconds} segundos`);
  await render(<CountdownRing label="Cierre" endsAtMs={startMs + 33_000} totalMs={60_000} announce={announce} />);
  await pass(2);
  expect(liveText()).toBe('');
  await pass(1);
  expect(liveText()).toBe('Quedan 30 segundos');
  await pass(31);
  expect(announce.mock.calls.map(([seconds]) => seconds)).toEqual([30, 10, 5]);
});

test('a page that slept over a moment says what is left now', async () => {
  await render(
    <CountdownRing
      label="Cierre"
      endsAtMs={startMs + 60_000}
      totalMs={60_000}
      announce={(seconds) => `Quedan ${seconds} segundos`}
    />,
  );
  vi.setSystemTime(startMs + 52_000);
  await pass(1);
  expect(liveText()).toBe('Quedan 7 segundos');
});

test('it follows the clock of the server, not that of the device', async () => {
  const screen = await render(
    <CountdownRing
      label="Cierre"
      endsAtMs={startMs + 60_000}
      totalMs={60_000}
      now={() => Date.now() + 20_000}
      announce={String}
    />,
  );
  expect(screen.getByRole('timer').element().textContent).toContain('00:40');
});
