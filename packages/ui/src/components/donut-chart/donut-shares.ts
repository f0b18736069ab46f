import { arc, pie } from 'd3-shape';
import { chartColor, seriesMax } from '../chart/chart-model.ts';

export interface DonutPart {
  key: string;
  label: string;
  /** Nothing below zero has a share; it counts as zero. */
  value: number;
}

/** A part with its colour, its share of the whole from 0 to 1 and its place on the ring. */
export interface DonutShare extends DonutPart {
  place: number;
  color: string;
  share: number;
  /** SVG path around the middle, for a ring of 100 units across. */
  path: string;
}

/** The parts in the order in which they are given; what comes after the fifth of more than six becomes one. */
export function donutShares(parts: readonly DonutPart[], otherLabel = ''): DonutShare[] {
  const positive = parts.map((part) => ({ ...part, value: Math.max(0, part.value) }));
  const kept =
    positive.length > seriesMax ? [...positive.slice(0, seriesMax - 1), rest(positive, otherLabel)] : positive;
  const total = kept.reduce((sum, part) => sum + part.value, 0);
  const ring = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
    .innerRadius(34)
    .outerRadius(49)
    .cornerRadius(2.5);
  const angles = pie<DonutPart>()
    .sort(null)
    .value((part) => part.value)
    .padAngle(kept.filter((part) => part.value > 0).length > 1 ? 0.035 : 0)(kept);
  return kept.map((part, place) => ({
    ...part,
    place,
    color: chartColor(place),
    share: total === 0 ? 0 : part.value / total,
    path: part.value === 0 || angles[place] === undefined ? '' : (ring(angles[place]) ?? ''),
  }));
}

function rest(parts: readonly DonutPart[], label: string): DonutPart {
  return { key: 'other', label, value: parts.slice(seriesMax - 1).reduce((sum, part) => sum + part.value, 0) };
}
