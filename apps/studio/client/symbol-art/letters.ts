import type { Colour, DrawnName } from '../../themes/index.ts';
import { upright, type Pen } from './layers.ts';
import { sheer, toned } from './tones.ts';

export type LetterName = Extract<DrawnName, 'ace' | 'king' | 'queen' | 'jack'>;

type Letter = { readonly path: string; readonly width: number; readonly left: number };

/** Outlines of Geologica (SIL OFL 1.1) with the line at 0 and capitals 70 high, so that a drawing waits for no font. */
const LETTERS: Readonly<Record<LetterName, Letter>> = {
  ace: {
    width: 73.3,
    left: 0.1,
    path: 'M.1 0L25.9-70H47.5L73.4 0H52.7L48.3-13.3H24.6L20.3 0ZM28.7-28.6H44.1L36.4-50.7Z',
  },
  king: {
    width: 66.6,
    left: 7.9,
    path: 'M7.9 0V-70H26.3V-42.1L48.3-70H71.3L45.3-37.6L74.5 0H50.9L33.2-23.8L26.3-16.1V0Z',
  },
  queen: {
    width: 75.1,
    left: 3.6,
    path: 'M67.2 5.7L59.3-3.1Q55.1-.9 50.3.3Q45.6 1.5 40.4 1.5Q32.7 1.5 26-1.2Q19.4-3.9 14.3-8.8Q9.3-13.7 6.4-20.4Q3.6-27.1 3.6-35Q3.6-42.8 6.4-49.4Q9.2-56.1 14.3-61Q19.4-66 26.2-68.7Q33.1-71.5 41.1-71.5Q49-71.5 55.8-68.7Q62.6-66 67.7-61.1Q72.9-56.2 75.8-49.6Q78.7-43.1 78.7-35.3Q78.7-28.4 76.4-22.3Q74.1-16.3 70.1-11.6L77.6-3.3ZM41.1-13.9Q43.1-13.9 45.1-14.3Q47.1-14.7 48.9-15.5L40.4-25.4L50-33.7L58.4-24.1Q59.7-26.3 60.4-29Q61.1-31.8 61.1-35Q61.1-41.2 58.5-45.8Q55.8-50.4 51.3-52.9Q46.7-55.4 41.1-55.4Q36.9-55.4 33.4-53.9Q29.9-52.5 27.3-49.9Q24.7-47.2 23.3-43.4Q21.9-39.7 21.9-35Q21.9-28.7 24.3-24Q26.8-19.2 31.2-16.5Q35.5-13.9 41.1-13.9Z',
  },
  jack: {
    width: 45.7,
    left: 0.2,
    path: 'M20.5 1.5Q14.4 1.5 9.3-.1Q4.1-1.7.2-4.4L5.5-19.2Q8.9-17.3 12-16.3Q15-15.3 17.9-15.3Q22.4-15.3 24.9-17.8Q27.5-20.3 27.5-25.8V-70H45.9V-21.8Q45.9-14.9 42.9-9.7Q40-4.4 34.3-1.4Q28.6 1.5 20.5 1.5Z',
  },
};

/** A letter cut from a gem: dark at its waist, lit from above, with a bevel along its edge. */
export function drawLetter(pen: Pen, name: LetterName, gem: Colour): void {
  const { path, width, left } = LETTERS[name];
  const shape = new Path2D(path);
  pen.save();
  pen.translate(50 - width / 2 - left, 50 + 35);
  pen.fillStyle = upright(
    pen,
    [-72, 4],
    [toned(gem, 0.45), toned(gem, 0.05), toned(gem, -0.45), toned(gem, -0.1), toned(gem, -0.6)],
  );
  pen.fill(shape, 'evenodd');
  pen.clip(shape, 'evenodd');
  pen.fillStyle = 'rgb(255 255 255 / 20%)';
  pen.fill(new Path2D('M-10-80H100V-44Q50-26-10-40Z'));
  pen.lineWidth = 5;
  pen.strokeStyle = upright(pen, [-72, 4], ['rgb(255 255 255 / 85%)', sheer(0xffffff, 0.15), sheer(0x000000, 0.4)]);
  pen.stroke(shape);
  pen.restore();
}
