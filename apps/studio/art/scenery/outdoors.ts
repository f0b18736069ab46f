import { beams, clouds, foliage, ground, lights, orb, peaks, standing, water } from './pieces.ts';

const FAR = 'url(#far)';
const NEAR = 'url(#near)';

/** Scenes under the open sky, from the sky down to what stands nearest. */
export const OUTDOORS = {
  pyramids: () =>
    orb(720, 330, 150, '$glow', 0.5) +
    beams(26, 720, 330, '$glow', 0.07) +
    ground('pyramids', 860, 70, FAR, 0.8) +
    standing(FAR, 0.95, [
      ['mayan-pyramid', 160, 900, 430],
      ['mayan-pyramid', 1290, 900, 380],
    ]) +
    ground('pyramids near', 960, 60, NEAR) +
    foliage('fern', NEAR, 0.9, 330),
  jungle: () =>
    orb(1130, 220, 90, '$glow', 0.75) +
    standing(FAR, 0.6, [
      ['jungle', 170, 960, 520],
      ['jungle', 1280, 960, 560],
      ['jungle', 720, 1180, 520],
    ]) +
    ground('jungle', 1030, 80, NEAR) +
    foliage('monstera-leaf', NEAR, 0.92, 380) +
    lights('fireflies', '$spark', { count: 26, from: 420, to: 1300, largest: 5 }),
  sea: () =>
    orb(720, 470, 190, '$spark', 0.34) +
    beams(30, 720, 470, '$glow', 0.06) +
    clouds('sea', 220, '$glow', 0.16) +
    `<path d="M-20 640H1460V1460H-20Z" fill="url(#near)"/>` +
    water(650, '$glow', 0.22) +
    standing(FAR, 0.9, [
      ['galleon', 180, 740, 330],
      ['island', 1270, 745, 330],
    ]) +
    water(900, '$bright', 0.3),
  night: () =>
    orb(1120, 210, 110, '$glow', 0.85) +
    lights('stars', '$glow', { count: 70, to: 760 }) +
    peaks('night', 860, 300, FAR, 0.7) +
    standing(NEAR, 0.9, [
      ['pine-tree', 70, 960, 380],
      ['pine-tree', 230, 1000, 300],
      ['pine-tree', 1230, 990, 330],
      ['pine-tree', 1380, 960, 410],
      ['pine-tree', 520, 1190, 300],
      ['pine-tree', 930, 1200, 320],
    ]) +
    ground('night near', 985, 50, NEAR),
  snow: () =>
    clouds('snow', 200, '$glow', 0.14) +
    peaks('snow', 800, 420, 'url(#ice)', 0.85) +
    peaks('snow middle', 930, 260, FAR, 0.8) +
    ground('snow near', 1010, 80, NEAR) +
    lights('flakes', '$glow', { count: 90, largest: 6 }),
  desert: () =>
    orb(720, 420, 210, '$spark', 0.32) +
    beams(24, 720, 420, '$glow', 0.06) +
    ground('dunes', 800, 60, FAR, 0.7) +
    standing(FAR, 0.95, [
      ['cactus', 130, 900, 300],
      ['cactus', 1330, 910, 360],
      ['desert', 700, 1190, 300],
    ]) +
    ground('dunes near', 950, 100, NEAR) +
    lights('dust', '$glow', { count: 30, largest: 3 }),
  volcano: () =>
    orb(720, 420, 160, '$spark', 0.5) +
    beams(20, 720, 420, '$spark', 0.07) +
    standing(FAR, 0.95, [
      ['volcano', 190, 920, 520],
      ['volcano', 1270, 920, 480],
    ]) +
    peaks('rock', 1010, 180, NEAR) +
    lights('embers', '$spark', { count: 80, largest: 5 }),
  meadow: () =>
    clouds('meadow', 230, '$glow', 0.26) +
    orb(250, 230, 100, '$spark', 0.6) +
    ground('hills', 800, 150, 'url(#ice)', 0.5) +
    ground('hills middle', 880, 120, FAR, 0.9) +
    standing(NEAR, 0.85, [
      ['fruit-tree', 120, 950, 330],
      ['fruit-tree', 1320, 960, 380],
      ['windmill', 1120, 880, 190],
      ['wheat', 480, 1230, 230],
      ['wheat', 960, 1230, 230],
    ]) +
    ground('hills near', 990, 70, NEAR),
} as const satisfies Record<string, () => string>;
