import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/button/button.tsx';
import { TextField } from '../components/text-field/text-field.tsx';
import { Code, Page, Section } from './page.tsx';

const meta = {
  title: 'Foundations/Density',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const densities: { density: 'compact' | undefined | 'touch'; name: string; use: string }[] = [
  { density: 'compact', name: 'Compact', use: 'Agent pages: controls 34 px, rows 42 px' },
  { density: undefined, name: 'Comfortable', use: 'Player pages: controls 40 px, rows 52 px' },
  { density: 'touch', name: 'Touch', use: 'Below 768 px always: controls 48 px, rows 60 px' },
];

export const Default: Story = {
  name: 'Three densities',
  render: () => (
    <Page
      title="Density"
      lead="One attribute on the page decides how high controls and rows are. Components read tokens and never write a height; below 768 px everything is made for fingers, whatever the page asks for."
    >
      <div className="grid gap-4 md:grid-cols-3">
        {densities.map(({ density, name, use }) => (
          <Section key={name} title={name} detail={use}>
            <div data-density={density} className="grid gap-4">
              <TextField label={`${name} field`} defaultValue="carla.mendez" ltr />
              <div className="flex gap-2">
                <Button>Depositar</Button>
                <Button variant="secondary">Retirar</Button>
              </div>
              <ul className="rounded-md bg-surface-2 px-3">
                {['21 nov', '20 nov', '19 nov'].map((day) => (
                  <li key={day} className="flex h-(--q-row-h) items-center border-b border-line last:border-0">
                    {day}
                  </li>
                ))}
              </ul>
            </div>
          </Section>
        ))}
      </div>
      <p className="text-sm text-fg-3">
        Read <Code>h-(--q-control)</Code>, <Code>h-(--q-control-sm)</Code>, <Code>h-(--q-control-lg)</Code>,{' '}
        <Code>h-(--q-input)</Code>, <Code>h-(--q-row-h)</Code> and <Code>px-(--q-cell-x)</Code>.
      </p>
    </Page>
  ),
};
