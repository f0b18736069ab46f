import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuickAmount } from './components/money-field/money-field.tsx';
import { RadioCards } from './components/radio-cards/radio-cards.tsx';
import { SegmentedControl } from './components/segmented-control/segmented-control.tsx';
import { Stepper } from './components/stepper/stepper.tsx';

interface Devices {
  send(method: 'Emulation.setEmulatedMedia', media: { features: { name: string; value: string }[] }): Promise<void>;
}

const setForcedColours = (value: 'active' | 'none') =>
  (cdp() as Devices).send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeAll(() => setForcedColours('active'));
afterAll(() => setForcedColours('none'));

const options = [
  { value: 'a', label: 'A', title: 'A' },
  { value: 'b', label: 'B', title: 'B' },
];
const shared = { label: 'Choice', options, value: 'a', onValueChange: () => undefined };

test.each([
  ['a segment', <SegmentedControl {...shared} />, '[data-slot="segmented-control"] label'],
  ['a card', <RadioCards {...shared} />, '[data-slot="radio-cards"] label'],
  [
    'a quick amount',
    <>
      <QuickAmount selected>1</QuickAmount>
      <QuickAmount selected={false}>2</QuickAmount>
    </>,
    '[data-slot="quick-amount"]',
  ],
  ['a step', <Stepper label="Steps" steps={['A', 'B']} current={0} />, '[data-slot="stepper"] [aria-hidden].tnum'],
])('%s that is chosen is told by its edge where colours are the device’s', async (_, element, selector) => {
  const { container } = await render(element);
  const [chosen, other] = [...container.querySelectorAll(selector)].map((one) =>
    Number.parseFloat(getComputedStyle(one).borderTopWidth),
  );
  expect(chosen).toBeGreaterThan(other ?? Number.NaN);
});
