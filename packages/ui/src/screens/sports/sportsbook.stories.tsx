import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BetSlip, BetSlipSheet } from '../../components/bet-slip/bet-slip.tsx';
import { Num } from '../../components/num/num.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { PlayerPage } from '../player/player-page.tsx';
import { nothing, phone, screenParameters } from '../screen-parameters.ts';
import { FeaturedMatch } from './featured-match.tsx';
import { MatchList } from './match-list.tsx';
import { slipContent } from './slip-content.tsx';
import { SportRail } from './sport-rail.tsx';

const meta = {
  title: 'Screens/Sportsbook',
  parameters: screenParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const times = [
  { value: 'live', label: 'En vivo' },
  { value: 'today', label: 'Hoy' },
  { value: 'tomorrow', label: 'Mañana' },
  { value: 'soon', label: 'Próximos' },
  { value: 'best', label: 'Destacados' },
] as const;

function Filters() {
  const [time, setTime] = useState('live');
  const [format, setFormat] = useState('decimal');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <SegmentedControl label="Cuándo" value={time} onValueChange={setTime} options={times} />
      <SelectField
        label="Formato de cuotas"
        labelHidden
        value={format}
        onValueChange={setFormat}
        options={[
          { value: 'decimal', label: 'Decimal' },
          { value: 'american', label: 'Americano' },
        ]}
        className="w-36 max-md:hidden"
      />
    </div>
  );
}

function Sportsbook() {
  return (
    <PlayerPage current="sports" isMenuCollapsed hasFooter={false}>
      <h1 className="sr-only">Deportes</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4.5 lg:grid-cols-[minmax(0,1fr)_20.25rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
          <SportRail />
          <FeaturedMatch />
          <Filters />
          <MatchList />
        </div>
        <BetSlip {...slipContent} className="sticky top-21 max-lg:hidden" />
      </div>
    </PlayerPage>
  );
}

export const WithBetSlip: Story = { render: () => <Sportsbook /> };
export const Mobile: Story = {
  ...phone,
  render: () => (
    <>
      <Sportsbook />
      <BetSlipSheet
        {...slipContent}
        open={false}
        onOpenChange={nothing}
        closeLabel="Cerrar"
        pillEnd={<Num>5.36</Num>}
      />
    </>
  ),
};
