import { useRef } from 'react';
import { Num } from '../components/num/num.tsx';
import { ScrollRegion } from '../components/scroll-region/scroll-region.tsx';
import { bodyTexts, contrastPairs, otherTexts, surfaces } from '@quetzal/domain/brand';
import { liveContrast, useLiveTokens, type ReadToken } from './live-tokens.ts';
import { Section } from './page.tsx';

const onSurfaces = new Set<string>(surfaces);
const isText = new Set<string>([...bodyTexts, ...otherTexts]);
const others = contrastPairs.filter(({ text, on }) => !(isText.has(text) && onSurfaces.has(on)));

/** Every promised pair with the contrast that this page measures, in the theme that it shows. */
export function ContrastTable() {
  const place = useRef<HTMLDivElement>(null);
  const read = useLiveTokens(place);
  return (
    <div ref={place} className="grid min-w-0 gap-6">
      <Section title="Texts on surfaces">
        <ScrollRegion label="Contrast of texts on surfaces">
          <table className="w-full border-collapse text-xs">
            <thead>
              <tr className="text-fg-3">
                <th className="py-2 text-start font-[550]">Text</th>
                {surfaces.map((surface) => (
                  <th key={surface} className="px-2 py-2 text-end font-[550] whitespace-nowrap">
                    {surface}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...bodyTexts, ...otherTexts].map((text) => (
                <tr key={text} className="border-t border-line">
                  <th scope="row" className="py-1.5 pe-3 text-start font-[550] whitespace-nowrap text-fg">
                    {text}
                  </th>
                  {surfaces.map((surface) => (
                    <td key={surface} className="p-0.5 text-end">
                      <Figure read={read} text={text} on={surface} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Section>
      <Section title="Fills, soft backgrounds and marks" detail="Texts ask for 4.5, marks for 3.">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-2 text-sm">
          {others.map(({ text, on, ratioMin }) => (
            <li key={text + on} className="flex items-center justify-between gap-3 rounded-md bg-surface-2 px-3 py-2">
              <span>
                {text} on {on}
              </span>
              <Ratio ratio={read === undefined ? undefined : liveContrast(read, text, on)} ratioMin={ratioMin} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface FigureProps {
  read: ReadToken | undefined;
  text: string;
  on: string;
}

/* The figure is set in the very colours that it measures. */
function Figure({ read, text, on }: FigureProps) {
  const ratio = read === undefined ? undefined : liveContrast(read, text, on);
  return (
    <Num
      className="block rounded-xs px-1.5 py-1 tnum"
      style={{ color: `var(--q-${text})`, background: `var(--q-${on})` }}
    >
      {ratio?.toFixed(2) ?? '–'}
    </Num>
  );
}

function Ratio({ ratio, ratioMin }: { ratio: number | undefined; ratioMin: number }) {
  const isMet = ratio !== undefined && ratio >= ratioMin;
  return (
    <Num className={`whitespace-nowrap tnum ${isMet ? 'text-success-text' : 'text-danger-text'}`}>
      {ratio?.toFixed(2) ?? '–'} / {ratioMin}
    </Num>
  );
}
