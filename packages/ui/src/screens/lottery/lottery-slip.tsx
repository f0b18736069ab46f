import { BetSlipItem, type BetSlipContent } from '../../components/bet-slip/bet-slip.tsx';
import { Button } from '../../components/button/button.tsx';
import { CheckboxField } from '../../components/checkbox-field/checkbox-field.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Num } from '../../components/num/num.tsx';
import { TicketIcon } from '../../icons/index.ts';
import { Pesos } from '../player/pesos.tsx';
import { nothing } from '../screen-parameters.ts';

const lines = [
  { play: '5 estrellas · Directa', picks: '1,7 | 3 | 0,4,9 | 2,5 | 6,8', sum: '24 × $2 × 1', amount: '48.00' },
  { play: '3 últimas · Directa', picks: '0,4 | 5 | 8', sum: '2 × $2 × 1', amount: '4.00' },
  { play: 'Posición fija', picks: 'Unidad 7', sum: '1 × $10 × 1', amount: '10.00' },
] as const;

/** The slip of the lottery, for the column and for the sheet. */
export const lotterySlip: BetSlipContent = {
  title: 'Boleto',
  count: lines.length,
  clearLabel: 'Vaciar',
  onClear: nothing,
  empty: <EmptyState icon={<TicketIcon />} title="Tu boleto está vacío" detail="Elige números y agrégalos." />,
  children: lines.map(({ play, picks, sum, amount }) => (
    <BetSlipItem key={play} title={play} removeLabel={`Quitar ${play}`} onRemove={nothing}>
      <p className="font-semibold text-accent-text">
        <Num>{picks}</Num>
      </p>
      <p className="flex justify-between gap-3 text-fg-3">
        <Num>{sum}</Num>
        <Pesos amount={amount} className="font-semibold text-fg" />
      </p>
    </BetSlipItem>
  )),
  totals: [
    { key: 'bets', label: 'Apuestas', value: <Num>27</Num> },
    { key: 'total', label: 'Total', value: <Pesos amount="62.00" />, tone: 'result' },
  ],
  stake: <CheckboxField label="Seguir en próximos sorteos" />,
  submit: <Button size="lg">Confirmar apuesta de $62.00</Button>,
};
