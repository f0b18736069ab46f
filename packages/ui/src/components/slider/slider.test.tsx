import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Slider } from './slider.tsx';

const committed = vi.fn<(value: number) => void>();

afterEach(() => {
  committed.mockClear();
  document.documentElement.dir = 'ltr';
});

function Volume({ error }: { error?: string }) {
  const [value, setValue] = useState(60);
  return (
    <Slider
      label="Volumen"
      hint="Solo aquí"
      error={error}
      value={value}
      onValueChange={setValue}
      onValueCommit={committed}
      min={0}
      max={100}
      formatValue={(at) => `${at} %`}
    />
  );
}

test('arrow keys move by a step, Home and End go to the ends, and the value is said with its unit', async () => {
  const screen = await render(<Volume />);
  const thumb = screen.getByRole('slider', { name: 'Volumen' });
  await userEvent.tab();
  await expect.element(thumb).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(thumb).toHaveAttribute('aria-valuetext', '61 %');
  await userEvent.keyboard('{End}');
  await expect.element(thumb).toHaveAttribute('aria-valuenow', '100');
  await userEvent.keyboard('{Home}');
  await expect.element(thumb).toHaveAttribute('aria-valuenow', '0');
  expect(committed.mock.calls.map(([value]) => value)).toEqual([61, 100, 0]);
});

test('small values stay at the left in right-to-left pages', async () => {
  document.documentElement.dir = 'rtl';
  const screen = await render(<Volume />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '61');
  await userEvent.keyboard('{Home}');
  const thumb = screen.getByRole('slider').element().getBoundingClientRect();
  const root = screen.container.getBoundingClientRect();
  expect(thumb.left - root.left).toBeLessThan(root.width / 10);
});

test('a press on the line moves the thumb there', async () => {
  const screen = await render(<Volume />);
  const track = screen.container.querySelector<HTMLElement>('[data-slot="slider-track"]');
  const box = track?.getBoundingClientRect();
  await userEvent.click(track!, { position: { x: (box?.width ?? 0) * 0.25, y: 12 } });
  const now = Number(screen.getByRole('slider').element().getAttribute('aria-valuenow'));
  expect(now).toBeGreaterThan(20);
  expect(now).toBeLessThan(30);
});

test('an error describes the thumb and takes the place of the hint', async () => {
  const screen = await render(<Volume error="El tope es 50 %." />);
  const thumb = screen.getByRole('slider', { name: 'Volumen' });
  await expect.element(thumb).toHaveAccessibleDescription('El tope es 50 %.');
  await expect.element(thumb).toHaveAttribute('aria-invalid', 'true');
});

test.each(['ltr', 'rtl'])('long words over a thumb stay over the line at both of its ends (%s)', async (direction) => {
  document.documentElement.dir = direction;
  const screen = await render(
    <div style={{ width: 300, margin: '0 auto' }}>
      {[0, 50, 100].map((value) => (
        <Slider
          key={value}
          label={`Lautstärke ${value}`}
          value={value}
          onValueChange={() => undefined}
          min={0}
          max={100}
          bubble="always"
          formatValue={() => 'Vollständig stummgeschaltet'}
        />
      ))}
    </div>,
  );
  const room = screen.container.firstElementChild?.getBoundingClientRect();
  const bubbles = [...screen.container.querySelectorAll('output')].map((bubble) => bubble.getBoundingClientRect());
  expect(bubbles.map((bubble) => bubble.left >= (room?.left ?? Infinity))).toEqual([true, true, true]);
  expect(bubbles.map((bubble) => bubble.right <= (room?.right ?? 0))).toEqual([true, true, true]);
  const thumb = screen.getByRole('slider', { name: 'Lautstärke 50' }).element().getBoundingClientRect();
  const [, middle] = bubbles;
  expect((middle?.left ?? 0) + (middle?.width ?? 0) / 2).toBeCloseTo(thumb.left + thumb.width / 2, 0);
});

test('words that are longer than the line are written in several lines over it', async () => {
  const screen = await render(
    <div style={{ width: 120, paddingTop: 80 }}>
      <Slider
        label="Lautstärke"
        value={0}
        onValueChange={() => undefined}
        min={0}
        max={100}
        bubble="always"
        formatValue={() => 'Vollständig stummgeschaltet'}
      />
    </div>,
  );
  const room = screen.container.firstElementChild?.getBoundingClientRect();
  const bubble = screen.container.querySelector('output')?.getBoundingClientRect();
  expect(bubble?.left).toBeGreaterThanOrEqual(room?.left ?? Infinity);
  expect(bubble?.right).toBeLessThanOrEqual(room?.right ?? 0);
});
