import { useId } from 'react';

const bowl =
  'M27 4C14 4 4 14.2 4 27s10 23 23 23c2 0 4-.3 5.800-.7-2.300-3.200-3.900-6.900-4.600-11C21 38 16 33 16 27c0-6.200 5-11 11-11s11 4.600 11.200 10.500C43 22.500 47 20.500 57 20.200 51.500 17.800 49 16 46.600 13.200 42.500 7.500 35.500 4 27 4Zm14.500 8.600a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400Z';
const breast = 'M50 24.500C39 27 32 33 32.500 41.500c.2 2.700.9 5 2 7C44 45.500 50.300 37 50 24.500Z';
const tail = 'M36.500 51.500C41 57 49 61.500 61 61.500 53 58 47.500 53.500 43.500 47c-2 1.900-4.400 3.400-7 4.500Z';

/** The bird on a 64 x 64 grid. Gradient ids are unique, since a mark may stand on a page several times. */
export function BrandShapes() {
  const id = useId();
  return (
    <>
      <defs>
        <linearGradient id={`${id}p`} x1="8" y1="4" x2="58" y2="62" gradientUnits="userSpaceOnUse">
          <stop offset="0" className="[stop-color:var(--q-brand-plume-1)]" />
          <stop offset=".45" className="[stop-color:var(--q-brand-plume-2)]" />
          <stop offset="1" className="[stop-color:var(--q-brand-plume-3)]" />
        </linearGradient>
        <linearGradient id={`${id}b`} x1="50" y1="24" x2="34" y2="50" gradientUnits="userSpaceOnUse">
          <stop className="[stop-color:var(--q-brand-breast-1)]" />
          <stop offset="1" className="[stop-color:var(--q-brand-breast-2)]" />
        </linearGradient>
      </defs>
      <path fill={`url(#${id}p)`} fillRule="evenodd" d={bowl} />
      <path fill={`url(#${id}b)`} d={breast} />
      <path fill={`url(#${id}p)`} d={tail} />
    </>
  );
}
