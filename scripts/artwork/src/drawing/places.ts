import { hundredth, tenth, times } from './numbers.ts';
import type { DrawPattern } from './patterns.ts';

export const waves: DrawPattern = ({ glow }, random) => {
  const lines = times(15, (index) => {
    const height = tenth(10 + random() * 8);
    return `<path d="M-20 ${14 + index * 25}c45 ${-height} 65 ${height} 110 0s65 ${height} 110 0 65 ${-height} 140 0"/>`;
  });
  return `<g fill="none" stroke="${glow}" stroke-opacity=".2" stroke-width="2.4">${lines.join('')}</g>`;
};

/** Light that falls into deep water, and bubbles that rise in it. */
export const shafts: DrawPattern = ({ glow }, random) => {
  const light = times(7, (index) => {
    const left = -60 + index * 66 + random() * 26;
    const width = 18 + random() * 30;
    const opacity = hundredth(0.08 + random() * 0.1);
    return `<path d="M${tenth(left)} -10h${tenth(width)}l-90 420h${tenth(-width * 2.4)}z" opacity="${opacity}"/>`;
  });
  const bubbles = times(15, () => {
    const [x, y, radius] = [tenth(random() * 300), tenth(random() * 300), tenth(2 + random() * 7)];
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${glow}" stroke-opacity=".4" stroke-width="1.4"/>`;
  });
  return `<g fill="${glow}">${light.join('')}</g>${bubbles.join('')}`;
};

/** A card table under three lamps. */
export const felt: DrawPattern = ({ glow }) => {
  const edges = times(6, (index) => {
    const opacity = hundredth(0.34 - index * 0.045);
    return `<ellipse cx="150" cy="395" rx="${130 + index * 42}" ry="${150 + index * 40}" fill="none" stroke="${glow}" stroke-opacity="${opacity}" stroke-width="${index === 1 ? 5 : 1.6}"/>`;
  });
  const lamps = [62, 150, 238].map(
    (x) => `<path d="M${x - 20} -10L${x - 74} 290H${x + 74}L${x + 20} -10Z" fill="${glow}" opacity=".07"/>`,
  );
  return edges.join('') + lamps.join('');
};

/** A mown football field in perspective. */
export const pitch: DrawPattern = ({ glow }) => {
  const stripes = [
    'M70 120L50 163H250L230 120Z',
    'M30 205L8 252H292L270 205Z',
    'M-12 296L-36 350H336L312 296Z',
    'M-60 400L-100 470H400L360 400Z',
  ].map((path) => `<path d="${path}" fill="${glow}" opacity=".07"/>`);
  return `<g fill="none" stroke="${glow}" stroke-opacity=".32" stroke-width="2.6"><path d="M-60 400L70 120H230L360 400M46 172H254M-4 280H304"/><ellipse cx="150" cy="226" rx="62" ry="24"/></g>${stripes.join('')}`;
};

/** A grid that runs to the horizon, and the corners of a view finder. */
export const hud: DrawPattern = ({ glow }) => {
  const away = times(13, (index) => `M${150 + (index - 6) * 16} 205L${150 + (index - 6) * 92} 400`);
  const across = times(8, (index) => `M-20 ${tenth(205 + index * index * 3.6 + index * 4)}H320`);
  return `<path d="${away.join('')}${across.join('')}" stroke="${glow}" stroke-opacity=".28" stroke-width="1.5" fill="none"/><path d="M24 24h38M24 24v38M276 24h-38M276 24v38" stroke="${glow}" stroke-opacity=".6" stroke-width="4" fill="none"/>`;
};
