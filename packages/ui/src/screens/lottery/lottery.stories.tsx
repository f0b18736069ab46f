import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BetSlip, BetSlipSheet } from '../../components/bet-slip/bet-slip.tsx';
import { Chip } from '../../components/chip/chip.tsx';
import { Pesos } from '../player/pesos.tsx';
import { PlayerPage } from '../player/player-page.tsx';
import { nothing, phone, screenParameters } from '../screen-parameters.ts';
import { DrawCard } from './draw-card.tsx';
import { lotterySlip } from './lottery-slip.tsx';
import { PickerCard } from './picker-card.tsx';
import { MyBets, RecentDraws } from './recent-draws.tsx';

const meta = {
  title: 'Screens/Lottery',
  parameters: screenParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const games = ['SSC 1 min', 'SSC 3 min', 'SSC 5 min', 'PK10 Turbo', 'K3 Dados', '11×5', 'LHC', 'PC 28', 'LF Express'];

function Games() {
  const [game, setGame] = useState('SSC 1 min');
  return (
    <div
      role="group"
      aria-label="Juegos de lotería"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none]"
    >
      {games.map((name) => (
        <Chip key={name} pressed={game === name} onPressedChange={() => setGame(name)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}

function Lottery() {
  return (
    <PlayerPage current="lott" isMenuCollapsed hasFooter={false}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4.5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
          <Games />
          <DrawCard />
          <PickerCard />
          <MyBets />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
          <BetSlip {...lotterySlip} className="max-w-none max-lg:hidden" />
          <RecentDraws />
        </div>
      </div>
    </PlayerPage>
  );
}

export const Ssc: Story = { render: () => <Lottery /> };
export const Mobile: Story = {
  ...phone,
  render: () => (
    <>
      <Lottery />
      <BetSlipSheet
        {...lotterySlip}
        open={false}
        onOpenChange={nothing}
        closeLabel="Cerrar"
        pillEnd={<Pesos amount="62.00" />}
      />
    </>
  ),
};
