import { useState } from 'react';
import { Card } from '../../components/card/card.tsx';
import { DigitPicker, type DigitPicks } from '../../components/digit-picker/digit-picker.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { TabPanel, Tabs } from '../../components/tabs/tabs.tsx';
import { Pesos } from '../player/pesos.tsx';
import { StakeBar } from './stake-bar.tsx';

const plays = [
  '5 estrellas',
  '4 estrellas',
  '3 primeras',
  '3 medias',
  '3 últimas',
  '2 estrellas',
  'Posición fija',
  'Libre',
  'Dragón-Tigre',
];

const positions = [
  { key: 'ten-thousands', label: 'Decena de millar' },
  { key: 'thousands', label: 'Millar' },
  { key: 'hundreds', label: 'Centena' },
  { key: 'tens', label: 'Decena' },
  { key: 'units', label: 'Unidad' },
];
const startPicks: DigitPicks = {
  'ten-thousands': [1, 7],
  thousands: [3],
  hundreds: [0, 4, 9],
  tens: [2, 5],
  units: [6, 8],
};
const priceOfBet = 2;

/** What is played and which numbers; each way through the positions is a bet. */
export function PickerCard() {
  const [play, setPlay] = useState('play-0');
  const [picks, setPicks] = useState(startPicks);
  const bets = positions.reduce((product, { key }) => product * (picks[key]?.length ?? 0), 1);
  return (
    <Card padding="none">
      <Tabs
        label="Jugada"
        value={play}
        onValueChange={setPlay}
        items={plays.map((label, place) => ({ value: `play-${place}`, label }))}
        className="gap-0 [&_[role=tablist]]:px-3"
      >
        <TabPanel value={play}>
          <Ways />
          <div className="px-5 py-1.5 max-md:px-4">
            <DigitPicker
              label="Números"
              positions={positions}
              value={picks}
              onValueChange={setPicks}
              words={{ all: 'Todos', big: 'Grandes', small: 'Chicos', odd: 'Impar', even: 'Par', clear: 'Limpiar' }}
            />
          </div>
          <StakeBar bets={bets} total={(bets * priceOfBet).toFixed(2)} />
        </TabPanel>
      </Tabs>
    </Card>
  );
}

const directs = ['Selección', 'Texto'].map((label) => ({ value: label, label }));
const groups = ['120', '60', '30', '20', '10'].map((label) => ({ value: label, label }));

function Ways() {
  const [way, setWay] = useState('Selección');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2.5 border-b border-line px-5 py-3.5 text-sm text-fg-3 max-md:px-4">
      <span className="flex items-center gap-2.5">
        Directa
        <SegmentedControl label="Directa" value={way} onValueChange={setWay} options={directs} />
      </span>
      <span className="flex items-center gap-2.5 max-md:hidden">
        Grupo
        <SegmentedControl label="Grupo" value={way} onValueChange={setWay} options={groups} />
      </span>
      <span className="ms-auto">
        Premio por <Pesos amount="2.00" className="text-fg" />{' '}
        <Pesos amount="195000.00" className="ms-1 font-display text-md font-bold text-gold-text" />
      </span>
    </div>
  );
}
