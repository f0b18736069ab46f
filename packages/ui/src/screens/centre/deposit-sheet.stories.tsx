import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { IconPlate } from '../../components/icon-plate/icon-plate.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { SwitchField } from '../../components/switch-field/switch-field.tsx';
import { GiftIcon } from '../../icons/index.ts';
import { HomeMobileContent } from '../home/home-mobile-content.tsx';
import { Pesos } from '../player/pesos.tsx';
import { PlayerPage } from '../player/player-page.tsx';
import { nothing, phone } from '../screen-parameters.ts';
import { DepositAmount, MethodChoice, shortMethods } from './deposit-parts.tsx';

const meta = {
  title: 'Screens/Deposit sheet',
  ...phone,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['no-screenshot'],
  render: () => (
    <>
      <PlayerPage hasFooter={false}>
        <HomeMobileContent />
      </PlayerPage>
      <Sheet
        open
        onOpenChange={nothing}
        title="Depósito"
        closeLabel="Cerrar"
        footer={
          <Button size="lg" fullWidth>
            Depositar $2,000.00
          </Button>
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <MethodChoice labelHidden layout="tiles" options={shortMethods} />
          <DepositAmount limits="$100.00 a $50,000.00" />
          <Card variant="inset" padding="sm" className="flex items-center gap-3">
            <IconPlate tone="gold">
              <GiftIcon />
            </IconPlate>
            <SwitchField
              label={'Recarga de lunes 50\u00a0%'}
              detail="+$1,000.00 · apuesta x12"
              defaultChecked
              className="min-w-0 flex-1"
            />
          </Card>
          <p className="flex items-center justify-between">
            Recibes
            <Pesos amount="3000.00" className="font-display text-2xl font-bold tracking-tight text-fg" />
          </p>
        </div>
      </Sheet>
    </>
  ),
};
