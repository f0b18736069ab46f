import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { Badge } from '../badge/badge.tsx';
import { VendorChip, VendorLogo, type VendorImages } from './vendor-chip.tsx';

const imagesOf = (code: string): VendorImages => ({
  default: `/vendor-${code}-default.svg`,
  active: `/vendor-${code}-active.svg`,
  white: `/vendor-${code}-white.svg`,
  color: `/vendor-${code}-color.svg`,
  purple: `/vendor-${code}-purple.svg`,
});

const vendors = [
  ['nah', 'Nahual', 18],
  ['sol', 'Solaris', 14],
  ['xoc', 'Xoco', 19],
] as const;

const meta = {
  title: 'Game site/VendorChip',
  component: VendorChip,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Use `chip` in the filter row of a list and `tile` in the menu of a category.',
        'Take `VendorLogo` with `default` for the footer wall and with `white` on art.',
        'Name the group around several chips.',
      ],
      avoid: [
        'Do not put a picture in place of a broken one; the name is enough.',
        'Do not recolour a logo by CSS; every colouring is a file.',
      ],
      keyboard: [
        ['Tab', 'From chip to chip.'],
        ['Space or Enter', 'Presses or releases it.'],
      ],
    } satisfies Guide,
  },
  args: { name: 'Nahual', images: imagesOf('nah'), pressed: false, count: 18 },
  render: function Controlled(args) {
    const [pressed, setPressed] = useState(args.pressed);
    return <VendorChip {...args} pressed={pressed} onPressedChange={setPressed} />;
  },
} satisfies Meta<typeof VendorChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { variant: 'default' } };
export const Pressed: Story = { args: { pressed: true } };
export const Row: Story = {
  render: function Filters() {
    const [chosen, setChosen] = useState<string>('sol');
    return (
      <div role="group" aria-label="Proveedores" className="flex flex-wrap gap-2">
        {vendors.map(([code, name, count]) => (
          <VendorChip
            key={code}
            name={name}
            images={imagesOf(code)}
            count={count}
            pressed={chosen === code}
            onPressedChange={() => setChosen(code)}
          />
        ))}
      </div>
    );
  },
};
export const Tiles: Story = {
  render: () => (
    <div role="group" aria-label="Proveedores" className="grid max-w-130 grid-cols-3 gap-2">
      {vendors.map(([code, name, count], index) => (
        <VendorChip
          key={code}
          layout="tile"
          name={name}
          images={imagesOf(code)}
          count={count}
          pressed={index === 0}
          badge={index === 2 ? <Badge tone="accent">Nuevo</Badge> : undefined}
        />
      ))}
    </div>
  ),
};
export const Variants: Story = {
  render: () => (
    <div className="grid justify-items-start gap-4">
      {(['default', 'active', 'color', 'purple'] as const).map((variant) => (
        <VendorLogo key={variant} name="Solaris" images={imagesOf('sol')} variant={variant} className="h-9" />
      ))}
      <div data-theme="dark" className="rounded-lg bg-canvas p-4">
        <VendorLogo name="Solaris" images={imagesOf('sol')} variant="white" className="h-9" />
      </div>
    </div>
  ),
};
export const BrokenImage: Story = { args: { name: 'Obsidia', images: { color: 'data:image/svg+xml,broken' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { layout: 'tile', className: 'w-40' } };
