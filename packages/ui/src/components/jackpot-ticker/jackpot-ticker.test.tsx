import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { JackpotTicker, useDisplayAmount } from './jackpot-ticker.tsx';
import { displayGrowth, nextAmount, nextWaitMs } from './next-amount.ts';

test('it grows by 100 at least and 500 at most', () => {
  expect(nextAmount('2431889210', 0, displayGrowth)).toBe('2431889310');
  expect(nextAmount('2431889210', 0.999999, displayGrowth)).toBe('2431889710');
});

test('past the end of its range it starts again', () => {
  expect(nextAmount('2999999900', 0.5, displayGrowth)).toBe('2100000200');
});

test('it waits 3, 4 or 5 seconds', () => {
  expect([0, 0.4, 0.999].map((random) => nextWaitMs(random, displayGrowth))).toEqual([3000, 4000, 5000]);
});

test('a real pot is shown to its last full cent', async () => {
  const screen = await render(
    <JackpotTicker title="Jackpot" value="2514.7799" locale="es-MX" symbol="$" decimals={2} />,
  );
  await expect.element(screen.getByText('$2,514.77').first()).toBeInTheDocument();
});

const half = () => 0.5;

function Growing({ start, schedule }: { start: string; schedule: (run: () => void, delayMs: number) => () => void }) {
  const value = useDisplayAmount({ start, random: half, schedule });
  return <JackpotTicker title="Jackpot" value={value} locale="es-MX" symbol="$" />;
}

test('the shown figure grows when its time has come, and a real figure is taken at once', async () => {
  const waiting: { run: () => void; delayMs: number }[] = [];
  const schedule = (run: () => void, delayMs: number) => {
    const entry = { run, delayMs };
    waiting.push(entry);
    return () => void waiting.splice(waiting.indexOf(entry), 1);
  };
  const screen = await render(<Growing start="2431889210" schedule={schedule} />);
  expect(waiting.map((entry) => entry.delayMs)).toEqual([4000]);
  waiting[0]?.run();
  await expect.element(screen.getByText('$2,431,889,510')).toBeInTheDocument();
  await screen.rerender(<Growing start="2500000000" schedule={schedule} />);
  await expect.element(screen.getByText('$2,500,000,000')).toBeInTheDocument();
  expect(waiting).toHaveLength(1);
});

test.each([
  [358, 152],
  [640, 152],
  [808, 104],
  [980, 84],
])('where it has %i px it is %i px high, with a winner and with a sentence', async (width, height) => {
  await page.viewport(1440, 900);
  const base = { title: 'Jackpot del sitio', value: '2503.64', locale: 'es-MX', symbol: '$', decimals: 2 };
  const screen = await render(
    <div style={{ width }}>
      <JackpotTicker {...base} winner="ser***88 · $84,210.00" winnerLabel="Último ganador" />
      <JackpotTicker {...base} winner="Cualquier giro con dinero real en los juegos de Solaris puede ganarlo." />
    </div>,
  );
  const heights = screen
    .getByRole('region')
    .elements()
    .map((one) => one.getBoundingClientRect().height);
  expect(heights).toEqual([height, height]);
});
