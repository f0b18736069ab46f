import { CherryIcon } from 'lucide-react';
import { Badge } from '../components/badge/badge.tsx';
import { BrandMark } from '../components/brand-mark/brand-mark.tsx';
import { Button } from '../components/button/button.tsx';
import { IconPlate } from '../components/icon-plate/icon-plate.tsx';
import { Num } from '../components/num/num.tsx';
import { TextField } from '../components/text-field/text-field.tsx';

/** What a brand changes, side by side: mark, title, buttons, field, badge, plate, card, line. */
export function BrandSpecimen() {
  return (
    <div className="grid gap-5 font-sans md:grid-cols-[1fr_18rem]">
      <div className="grid content-start gap-4">
        <p className="flex items-center gap-3">
          <BrandMark size={36} />
          <span className="font-display text-2xl font-[650] text-fg">Juega con calma</span>
          <Badge tone="accent">Nuevo</Badge>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button>Depositar</Button>
          <Button variant="secondary">Retirar</Button>
          <Button variant="soft">Ver reglas</Button>
          <Button variant="outline">Más</Button>
        </div>
        <span className="h-1 rounded-full bg-accent" />
      </div>
      <div className="grid gap-3 rounded-lg bg-surface-1 p-4 shadow-1">
        <p className="flex items-center gap-3">
          <IconPlate tone="accent">
            <CherryIcon />
          </IconPlate>
          <span className="text-sm">Saldo</span>
          <Num className="ms-auto font-display text-lg font-bold text-fg tnum">$12,480.50</Num>
        </p>
        <TextField label="Usuario" defaultValue="carla.mendez" ltr />
      </div>
    </div>
  );
}
