import { beams, clouds, ground, lights, orb, standing, times, water } from './pieces.ts';

const FAR = 'url(#far)';
const NEAR = 'url(#near)';

function windows(): string {
  return times(22, (index) => {
    const x = index * 70 - 20;
    const height = 240 + ((index * 137) % 260);
    const top = 960 - height;
    const lit = times(Math.floor(height / 46), (row) =>
      (index * 7 + row * 5) % 4 === 0
        ? `<path d="M${String(x + 14)} ${String(top + 18 + row * 44)}h10v14h-10zm22 0h10v14h-10z" fill="$spark" opacity=".5"/>`
        : '',
    );
    return `<path d="M${String(x)} ${String(top)}h62v900h-62z" fill="${index % 2 === 0 ? FAR : NEAR}"/>${lit}`;
  });
}

/** Stripes of a tent that meet above. */
function tent(): string {
  const stripes = times(18, (index) => {
    const [from, to] = [index * 170 - 800, index * 170 - 715];
    return `M720 -260L${String(from)} 760H${String(to)}Z`;
  });
  const scallops = times(18, () => 'a42.5 48 0 0 1 -85 0');
  return `<path d="${stripes}" fill="$glow" opacity=".16"/><path d="M1485 640v40${scallops}V640Z" fill="$bright" opacity=".32"/>`;
}

/** Scenes with something built in them. */
export const PLACES = {
  egypt: () =>
    orb(1060, 290, 120, '$spark', 0.6) +
    beams(26, 1060, 290, '$glow', 0.07) +
    standing(FAR, 0.9, [
      ['egyptian-pyramids', 200, 900, 560],
      ['great-pyramid', 1270, 900, 460],
    ]) +
    ground('sand', 880, 50, FAR, 0.9) +
    standing(NEAR, 0.9, [
      ['palm-tree', 60, 1000, 420],
      ['palm-tree', 1380, 1010, 380, 4],
      ['desert-camp', 560, 1200, 260],
      ['camel', 930, 1200, 240],
    ]) +
    ground('sand near', 1000, 60, NEAR),
  temple: () =>
    beams(30, 720, 300, '$glow', 0.09) +
    clouds('temple', 240, '$glow', 0.22) +
    standing(FAR, 0.9, [
      ['greek-temple', 210, 900, 460],
      ['greek-temple', 1240, 900, 460],
    ]) +
    ground('marble', 890, 40, FAR) +
    standing(NEAR, 0.75, [
      ['ionic-column', 40, 1010, 560],
      ['ionic-column', 1400, 1010, 560],
    ]) +
    ground('marble near', 1010, 40, NEAR) +
    clouds('temple low', 1060, '$glow', 0.12),
  castle: () =>
    orb(320, 240, 100, '$glow', 0.75) +
    lights('castle', '$glow', { count: 46, to: 700 }) +
    ground('castle', 860, 130, FAR, 0.75) +
    standing(FAR, 0.95, [
      ['castle', 1260, 890, 480],
      ['castle', 150, 900, 360],
    ]) +
    standing(NEAR, 0.8, [
      ['oak', 60, 1040, 380],
      ['oak', 1390, 1050, 400],
      ['gate', 720, 1320, 300],
    ]) +
    ground('castle near', 1030, 70, NEAR),
  orient: () =>
    orb(720, 400, 230, '$bright', 0.55) +
    clouds('orient', 180, '$spark', 0.18) +
    ground('orient', 850, 140, FAR, 0.7) +
    standing(FAR, 0.95, [
      ['pagoda', 170, 910, 460],
      ['pagoda', 1280, 910, 520],
    ]) +
    ground('orient near', 980, 80, NEAR) +
    standing('$spark', 0.5, [
      ['paper-lantern', 110, 240, 150],
      ['paper-lantern', 300, 180, 110],
      ['paper-lantern', 1150, 180, 110],
      ['paper-lantern', 1330, 250, 150],
    ]) +
    standing(NEAR, 0.9, [
      ['bamboo', 30, 1180, 460],
      ['bamboo', 1410, 1180, 460],
    ]),
  circus: () =>
    tent() + lights('circus', '$spark', { count: 60, from: 700, largest: 6 }) + ground('ring', 1080, 30, NEAR, 0.8),
  sweets: () =>
    clouds('sweets', 210, '$glow', 0.34) +
    ground('cream', 780, 200, 'url(#ice)', 0.6) +
    ground('icing', 880, 150, FAR, 0.9) +
    standing('$glow', 0.3, [
      ['ice-cream-cone', 110, 900, 330, -8],
      ['candy-canes', 1330, 900, 340, 8],
      ['cupcake', 540, 1280, 220],
      ['cupcake', 900, 1290, 240],
    ]) +
    ground('icing near', 1000, 110, NEAR) +
    lights('sugar', '$spark', { count: 60, largest: 5 }),
  city: () => orb(1080, 230, 90, '$glow', 0.7) + lights('city', '$glow', { count: 40, to: 500 }) + windows(),
  vault: () =>
    beams(36, 720, 480, '$spark', 0.1) +
    standing(FAR, 0.9, [
      ['gold-stack', 170, 900, 360],
      ['coins-pile', 1290, 900, 380],
    ]) +
    ground('floor', 900, 20, NEAR) +
    standing(NEAR, 0.85, [
      ['coins-pile', 80, 1080, 380],
      ['gold-stack', 1370, 1080, 360],
      ['coins-pile', 720, 1380, 360],
    ]) +
    lights('glitter', '$spark', { count: 90, largest: 5 }),
  reef: () =>
    times(9, (index) => {
      const x = -60 + index * 190;
      return `<path d="M${String(x)} -20h${String(60 + (index % 3) * 34)}l-320 1480h-180z" fill="$glow" opacity="${String(0.05 + (index % 4) * 0.02)}"/>`;
    }) +
    standing(FAR, 0.7, [
      ['coral', 180, 920, 360],
      ['algae', 1270, 920, 420],
      ['whale-tail', 1180, 420, 160, -12],
    ]) +
    ground('reef', 930, 90, FAR, 0.9) +
    standing(NEAR, 0.95, [
      ['algae', 60, 1060, 460],
      ['coral', 1380, 1060, 400],
      ['coral', 480, 1330, 300],
      ['algae', 980, 1340, 320],
    ]) +
    ground('reef near', 1050, 80, NEAR) +
    times(26, (index) => {
      const [x, y, radius] = [(index * 397) % 1440, (index * 263) % 1100, 5 + ((index * 7) % 17)];
      return `<circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}" fill="none" stroke="$glow" stroke-width="2.5" opacity=".4"/>`;
    }) +
    water(40, '$glow', 0.12),
} as const satisfies Record<string, () => string>;
