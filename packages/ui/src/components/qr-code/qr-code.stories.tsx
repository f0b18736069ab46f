import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../.storybook/guide.ts';
import { QRCode } from './qr-code.tsx';

const meta = {
  title: 'Data/QRCode',
  component: QRCode,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Lead to another device: install an app, pay from a phone.',
        'Always show the same as a link or text beside it.',
        'Take a higher `errorCorrection` when it is printed.',
      ],
      avoid: ['Do not recolour it: many scanners need dark on light.', 'Do not make it smaller than 100 px.'],
    } satisfies Guide,
  },
  args: { value: 'https://quetzal.example/app', label: 'Código para instalar la app' },
} satisfies Meta<typeof QRCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 240, errorCorrection: 'H', quietZoneModules: 4 } };
export const Small: Story = { args: { size: 100, errorCorrection: 'L' } };
export const HighCorrection: Story = { args: { errorCorrection: 'H' } };
export const LongValue: Story = {
  args: {
    value:
      'https://quetzal.example/pay?clabe=646180157000000004&amount=2000.00&reference=48210&concept=deposito&expires=2026-11-21T15%3A00%3A00Z',
    label: 'Código para pagar',
    size: 200,
  },
};
