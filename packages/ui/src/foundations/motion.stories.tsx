import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { Code, Page, Section } from './page.tsx';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const durations: [token: string, ms: number, use: string][] = [
  ['instant', 80, 'press'],
  ['fast', 140, 'hover, colour, start of an odds flash'],
  ['base', 220, 'popover, tab indicator, lift of a tile'],
  ['slow', 360, 'dialog, sheet, an item entering the slip'],
  ['slower', 560, 'page art fading in, roll of a digit'],
];
const curves: [token: string, use: string][] = [
  ['out', 'enters'],
  ['in', 'leaves, in 60 % of the time it took to enter'],
  ['in-out', 'moves from place to place'],
  ['spring', 'the count of the slip and the heart, nothing else'],
];

function Motion() {
  const [isThere, setThere] = useState(false);
  const runner = (duration: string, curve: string) => (
    <span className="relative block h-6 w-44 rounded-full bg-field">
      <span
        className={`absolute inset-y-0 start-0 size-6 rounded-full bg-accent transition-transform ${isThere ? 'translate-x-38 rtl:-translate-x-38' : ''}`}
        style={{ transitionDuration: duration, transitionTimingFunction: curve }}
      />
    </span>
  );
  return (
    <Page
      title="Motion"
      lead="Short, and only to say where something came from or went. With reduced motion every duration falls to 0 or 1 ms by token, and what moves by itself (autoplay, marquee, pulse, odometer) stands still."
    >
      <div>
        <Button onClick={() => setThere(!isThere)}>Move them</Button>
      </div>
      <Section title="Durations">
        <ul className="grid gap-3">
          {durations.map(([token, ms, use]) => (
            <li key={token} className="grid items-center gap-2 text-sm md:grid-cols-[12rem_4rem_1fr_auto]">
              <span>
                <Code>--q-dur-{token}</Code>
              </span>
              <span className="tnum">{ms} ms</span>
              <span className="text-fg-3">{use}</span>
              {runner(`var(--q-dur-${token})`, 'var(--q-ease-out)')}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Curves">
        <ul className="grid gap-3">
          {curves.map(([token, use]) => (
            <li key={token} className="grid items-center gap-2 text-sm md:grid-cols-[12rem_1fr_auto]">
              <span>
                <Code>ease-{token}</Code>
              </span>
              <span className="text-fg-3">{use}</span>
              {runner('var(--q-dur-slower)', `var(--q-ease-${token})`)}
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

export const Default: Story = { name: 'Durations and curves', render: () => <Motion /> };
