import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { DrawnBall } from '../../components/number-ball/number-ball.tsx';
import { Num } from '../../components/num/num.tsx';
import { Pesos } from '../player/pesos.tsx';
import { draws, placedBets, sumOf, type Draw, type PlacedBet } from './draws.ts';

/** What the last draws gave. */
export function RecentDraws() {
  return (
    <Card padding="none" className="px-4.5 py-3.5">
      <Head title="Sorteos recientes" more="Ver más" />
      <ul>
        {draws.map((draw) => (
          <DrawRow key={draw.number} draw={draw} />
        ))}
      </ul>
    </Card>
  );
}

function Head({ title, more }: { title: string; more: string }) {
  return (
    <div className="mb-1.5 flex items-center justify-between gap-3">
      <h2 className="font-display text-md font-[650] tracking-snug">{title}</h2>
      <Button variant="ghost" size="sm" className="-me-2">
        {more}
      </Button>
    </div>
  );
}

function DrawRow({ draw }: { draw: Draw }) {
  const { sum, isBig, isOdd } = sumOf(draw);
  return (
    <li className="flex h-9.5 items-center gap-1.5 text-sm">
      <Num className="text-fg-2">{draw.number}</Num>
      <span className="ms-0.5 flex flex-1 gap-1">
        {draw.digits.map((digit, index) => (
          <DrawnBall key={index} size="sm" value={digit} />
        ))}
      </span>
      <Num className="text-fg-2">{sum}</Num>
      <Badge tone={isBig ? 'gold' : 'neutral'} className="w-12 justify-center px-0">
        {isBig ? 'Grande' : 'Chico'}
      </Badge>
      <Badge tone={isOdd ? 'info' : 'neutral'} className="w-10 justify-center px-0">
        {isOdd ? 'Impar' : 'Par'}
      </Badge>
    </li>
  );
}

/** What the member bet today. */
export function MyBets() {
  return (
    <Card padding="none" className="px-5 pt-3.5 pb-1.5 max-md:px-4">
      <Head title="Mis apuestas de hoy" more="Registro de apuestas" />
      <ul>
        {placedBets.map((bet) => (
          <BetRow key={bet.draw} {...bet} />
        ))}
      </ul>
    </Card>
  );
}

function BetRow({ draw, play, bets, stake, won }: PlacedBet) {
  return (
    <li className="flex min-h-11 items-center gap-4 border-t border-line first:border-t-0">
      <Num className="w-18 flex-none text-fg-2 max-md:w-10">{draw}</Num>
      <b className="min-w-0 flex-1 truncate font-semibold text-fg">{play}</b>
      <span className="w-24 text-end max-md:hidden">{bets} apuestas</span>
      <span className="w-24 text-end max-md:hidden">
        <Pesos amount={stake} />
      </span>
      <span className="w-28 text-end font-semibold max-md:w-auto">
        {won === null ? '—' : <Pesos amount={won} signed />}
      </span>
      <span className="flex w-24 justify-end">
        {won === null ? (
          <Badge tone="info">En juego</Badge>
        ) : Number(won) > 0 ? (
          <Badge tone="success">Ganada</Badge>
        ) : (
          <Badge>Perdida</Badge>
        )}
      </span>
    </li>
  );
}
