import { useRef } from 'react';
import { Num } from '../components/num/num.tsx';
import { colourDifference, visions, type Vision } from '../tokens/colour-difference.ts';
import { chartSeries, parseOklch } from '@quetzal/domain/brand';
import { liveContrast, useLiveTokens, type ReadToken } from './live-tokens.ts';
import { Section } from './page.tsx';

const shares = [34, 24, 16, 12, 8, 6];
const said: Readonly<Record<Vision, string>> = {
  normal: 'all cones',
  protan: 'no red cones',
  deutan: 'no green cones',
  tritan: 'no blue cones',
};

/** The colours of charts in use, with the distances that keep them apart. */
export function ChartPalette() {
  const place = useRef<HTMLDivElement>(null);
  const read = useLiveTokens(place);
  return (
    <div ref={place} className="grid min-w-0 gap-6">
      <Section title="Order of assignment" detail="The figure is the contrast of the mark on surface-1: 3 or better.">
        <div className="flex h-10 gap-0.5 overflow-hidden rounded-md" aria-hidden>
          {chartSeries.map((token, index) => (
            <span key={token} style={{ background: `var(--q-${token})`, flexGrow: shares[index] }} />
          ))}
        </div>
        <ol className="grid grid-cols-2 gap-3 md:grid-cols-6">
          {chartSeries.map((token) => (
            <li key={token} className="grid gap-1 text-sm">
              <span className="h-14 rounded-md" style={{ background: `var(--q-${token})` }} />
              <span className="flex justify-between gap-2">
                {token}
                <Num className="text-fg-3 tnum">{read && liveContrast(read, token, 'surface-1')?.toFixed(1)}</Num>
              </span>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        title="Smallest distance of any two"
        detail="CIEDE2000. About 2 is just seen side by side; 9 is told apart in a legend."
      >
        <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {visions.map((vision) => {
            const { distance, pair } = closest(read, vision);
            return (
              <div key={vision} className="rounded-md bg-surface-2 p-4">
                <dt className="text-sm text-fg-3">{said[vision]}</dt>
                <dd className="font-display text-3xl font-bold text-fg">
                  <Num className="tnum">{distance.toFixed(1)}</Num>
                </dd>
                <dd className="text-xs text-fg-3">{pair}</dd>
              </div>
            );
          })}
        </dl>
      </Section>
      <Section title="Gains and losses" detail="For changes only, always with an arrow or a sign.">
        <p className="flex gap-6 font-display text-xl font-bold">
          <Num className="text-(--q-chart-up) tnum">▲ +14.6%</Num>
          <Num className="text-(--q-chart-down) tnum">▼ −3.2%</Num>
        </p>
      </Section>
    </div>
  );
}

function closest(read: ReadToken | undefined, vision: Vision): { distance: number; pair: string } {
  let best = { distance: Number.POSITIVE_INFINITY, pair: '' };
  if (read === undefined) return { distance: 0, pair: '' };
  const colours = chartSeries.map((token) => parseOklch(read(token)));
  for (const [index, one] of colours.entries()) {
    for (const [offset, other] of colours.slice(index + 1).entries()) {
      if (one === null || other === null) continue;
      const distance = colourDifference(one, other, vision);
      if (distance < best.distance) best = { distance, pair: `${index + 1} and ${index + offset + 2}` };
    }
  }
  return best;
}
