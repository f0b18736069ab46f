import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { OddsButton } from './odds-button.tsx';

const meta = {
  title: 'Game site/OddsButton',
  component: OddsButton,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Put the buttons of one market into a group that names event and market, or give `context`.',
        'Give `changeText`, so that a change is said to whoever is on the button.',
        'Keep a suspended selection in its place; it comes back.',
      ],
      avoid: [
        'Do not round prices; show the two places that count for the bet.',
        'Do not blink longer than four seconds, and never the whole row.',
      ],
      keyboard: [['Space or Enter', 'Puts the selection into the slip or takes it out.']],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <div className="w-36">
        <Story />
      </div>
    ),
  ],
  args: { label: 'México', price: '1.62', selected: false },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return <OddsButton {...args} className="w-full" selected={selected} onSelectedChange={setSelected} />;
  },
} satisfies Meta<typeof OddsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { label: 'Más 2.5', price: '1.91', context: 'México – Colombia, goles' } };
export const Selected: Story = { args: { selected: true } };
export const Up: Story = { args: { label: 'Empate', price: '3.75', movement: 'up' } };
export const Down: Story = { args: { label: 'Colombia', price: '5.40', movement: 'down' } };
export const SelectedUp: Story = { args: { selected: true, movement: 'up' } };
export const Suspended: Story = { args: { suspendedLabel: 'Suspendida' } };
export const SuspendedSelected: Story = { args: { selected: true, suspendedLabel: 'Suspendida' } };
export const Moving: Story = {
  render: function WithChange(args) {
    const [price, setPrice] = useState(1.7);
    return (
      <div className="grid gap-3">
        <OddsButton
          {...args}
          price={price.toFixed(2)}
          changeText={(way, to) => `${way === 'up' ? 'Sube' : 'Baja'} a ${to}`}
        />
        <Button size="sm" variant="secondary" onClick={() => setPrice((now) => now + 0.07)}>
          Subir
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setPrice((now) => now - 0.07)}>
          Bajar
        </Button>
      </div>
    );
  },
};
export const OnArt: Story = {
  render: (args) => (
    <div
      data-theme="dark"
      role="group"
      aria-label="México – Colombia, 1X2"
      className="grid w-150 max-w-[calc(100vw-2rem)] grid-cols-3 gap-2.5 rounded-xl bg-[url(/banner-sports.webp)] bg-cover p-4"
    >
      <OddsButton {...args} selected className="h-11.5" />
      <OddsButton
        {...args}
        label="Empate"
        price="3.75"
        movement="up"
        className="h-11.5 bg-black/55 hover:bg-black/70"
      />
      <OddsButton
        {...args}
        label="Colombia"
        price="5.40"
        movement="down"
        className="h-11.5 bg-black/55 hover:bg-black/70"
      />
    </div>
  ),
};
export const LongText: Story = { args: { label: 'Unentschieden nach Verlängerung', price: '12.50' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'المكسيك', movement: 'up' },
};
