import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BottomTabBar } from './components/bottom-tab-bar/bottom-tab-bar.tsx';
import { Chip } from './components/chip/chip.tsx';
import { QuickAmount } from './components/money-field/money-field.tsx';
import { RadioCards } from './components/radio-cards/radio-cards.tsx';
import { SegmentedControl } from './components/segmented-control/segmented-control.tsx';
import { SideMenu } from './components/side-menu/side-menu.tsx';
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
const places = options.map(({ value, label }) => ({
  key: value,
  label,
  icon: null,
  href: '#',
  current: value === 'a',
}));
const shared = { label: 'Choice', options, value: 'a', onValueChange: () => undefined };

const cases = {
  segment: { element: <SegmentedControl {...shared} />, selector: '[data-slot="segmented-control"] label' },
  card: { element: <RadioCards {...shared} />, selector: '[data-slot="radio-cards"] label' },
  amount: {
    element: (
      <>
        <QuickAmount selected>1</QuickAmount>
        <QuickAmount selected={false}>2</QuickAmount>
      </>
    ),
    selector: '[data-slot="quick-amount"]',
  },
  chip: {
    element: (
      <>
        <Chip pressed>A</Chip>
        <Chip pressed={false}>B</Chip>
      </>
    ),
    selector: '[data-slot="chip"]',
  },
  tab: { element: <BottomTabBar label="Tabs" tabs={places} />, selector: '[data-slot="bottom-tab-bar"] a' },
  entry: {
    element: <SideMenu label="Menu" groups={[{ key: 'all', items: places }]} />,
    selector: '[data-slot="side-menu"] a',
  },
  step: {
    element: <Stepper label="Steps" steps={['A', 'B']} current={0} />,
    selector: '[data-slot="stepper"] [aria-hidden].tnum',
  },
};

test.each(Object.entries(cases))('the %s that is chosen is told by its edge', async (_, { element, selector }) => {
  const { container } = await render(element);
  const [chosen, other] = [...container.querySelectorAll(selector)].map((one) =>
    Number.parseFloat(getComputedStyle(one).borderTopWidth),
  );
  expect(chosen).toBeGreaterThan(other ?? Number.NaN);
});
