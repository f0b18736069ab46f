import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { CountdownRing } from '../../components/countdown-ring/countdown-ring.tsx';
import { DrawnBall } from '../../components/number-ball/number-ball.tsx';
import { Num } from '../../components/num/num.tsx';
import { Separator } from '../../components/separator/separator.tsx';
import { ChartLineIcon, CircleHelpIcon } from '../../icons/index.ts';
import { gameArt } from '../art.ts';
import { draws } from './draws.ts';

const last = draws[0]?.digits ?? [];

/** Which draw is sold now, how long it is, and what the last one gave. */
export function DrawCard() {
  return (
    <Card padding="none" className="flex flex-wrap items-center gap-x-5 gap-y-4 px-5 py-4">
      <img
        src={gameArt('ssc-1m').artSrc}
        alt=""
        width={58}
        height={58}
        className="size-14.5 rounded-[18px_6px_18px_6px] object-cover"
      />
      <div>
        <h1 className="flex items-center gap-2.5 font-display text-xl font-bold tracking-snug">
          SSC 1 minuto
          <Badge tone="accent">ELOTT</Badge>
        </h1>
        <p className="text-sm text-fg-3">
          Sorteo <Num>20261121-0872</Num>
        </p>
      </div>
      <Separator orientation="vertical" decorative className="h-13 max-md:hidden" />
      <CountdownRing
        label="Cierre del sorteo"
        size="sm"
        totalMs={60_000}
        remainingMs={38_000}
        announce={(seconds) => `Quedan ${seconds} segundos`}
      />
      <Separator orientation="vertical" decorative className="h-13 max-md:hidden" />
      <div>
        <p className="mb-1.5 text-xs text-fg-3">
          Último resultado · <Num>0871</Num>
        </p>
        <p className="flex gap-1.5" aria-label={`Resultado ${last.join(' ')}`} role="img">
          {last.map((digit, index) => (
            <DrawnBall key={index} value={digit} />
          ))}
        </p>
      </div>
      <div className="ms-auto grid justify-items-end gap-2 max-md:ms-0 max-md:w-full max-md:justify-items-start">
        <span className="flex gap-1.5">
          <Badge>Suma 23</Badge>
          <Badge tone="gold">Grande</Badge>
          <Badge tone="info">Impar</Badge>
        </span>
        <span className="-mx-2 flex">
          <Button variant="ghost" size="sm">
            <ChartLineIcon />
            Tendencia
          </Button>
          <Button variant="ghost" size="sm">
            <CircleHelpIcon />
            Reglas
          </Button>
        </span>
      </div>
    </Card>
  );
}
