import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { ChevronRightIcon, PlusIcon } from '../../icons/index.ts';
import { Button } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Depositar' },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Use one primary button in each region of a view; everything else is secondary, outline or ghost.',
        'Begin with a verb and name the thing: "Depositar $2,000.00".',
        'Set `busy` while the answer is awaited: it keeps its width and the focus and refuses a second press.',
      ],
      avoid: [
        'Do not use a button to go to another page: give its look to a link by `asChild`.',
        'Do not disable the submit button of a form to show that something is missing: let it say what.',
        'Gold is for prizes and VIP only, danger only for what cannot be taken back.',
      ],
      keyboard: [['Enter, Space', 'Presses it.']],
    } satisfies Guide,
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'soft', 'outline', 'ghost', 'danger', 'gold'] as const;

export const Default: Story = {};
export const Playground: Story = { args: { variant: 'secondary', size: 'lg', fullWidth: false, busy: false } };
export const Variants: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button {...args} variant={variant} size="sm" />
          <Button {...args} variant={variant} />
          <Button {...args} variant={variant} size="lg">
            <PlusIcon />
            Depositar
          </Button>
          <Button {...args} variant={variant} disabled />
          <Button {...args} variant={variant} busy busyLabel="Enviando" />
        </div>
      ))}
    </div>
  ),
};
export const Busy: Story = { args: { busy: true, busyLabel: 'Enviando' } };
export const BusyWithoutLabel: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const AsLink: Story = { args: { asChild: true, children: <a href="#deposit">Depositar</a> } };
export const AsLinkVariants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button asChild variant="outline">
        <a href="#rules">Ver reglas</a>
      </Button>
      <Button asChild variant="ghost" size="sm">
        <a href="#more">
          Ver más
          <ChevronRightIcon className="rtl:-scale-x-100" />
        </a>
      </Button>
    </div>
  ),
};
export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm">Depositar</Button>
      <Button size="md">Depositar</Button>
      <Button size="lg">Depositar</Button>
      <Button size="icon" aria-label="Agregar">
        <PlusIcon />
      </Button>
    </div>
  ),
};
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <PlusIcon />
        Registrar cuenta
      </>
    ),
  },
};
export const LongText: Story = {
  args: { children: 'Auszahlungsanforderung unwiderruflich bestätigen', busyLabel: 'Wird gesendet' },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    children: (
      <>
        متابعة
        <ChevronRightIcon className="rtl:-scale-x-100" />
      </>
    ),
  },
};
