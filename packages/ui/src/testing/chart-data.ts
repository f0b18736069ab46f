import type { ChartData, ChartLook } from '../components/chart/chart.tsx';

const money = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
const compact = new Intl.NumberFormat('es-MX', { notation: 'compact', maximumFractionDigits: 1 });

/** The true minus sign stands before the symbol. */
const signed = (value: number, text: string) => `${value < 0 ? '\u2212' : ''}${text}`;

const stakes = [
  370, 357, 417, 402, 399, 512, 556, 476, 418, 386, 378, 353, 481, 420, 385, 344, 348, 398, 365, 503, 548, 443, 528,
];
const prizes = [
  301, 311, 368, 366, 398, 470, 487, 399, 318, 256, 242, 236, 351, 290, 286, 279, 283, 309, 300, 452, 494, 368, 438,
];
const before = [
  388, 370, 398, 384, 365, 365, 356, 354, 343, 304, 316, 310, 308, 280, 287, 295, 303, 344, 391, 383, 420, 416, 380,
];

const thousands = (values: readonly number[]) => values.map((value) => value * 1000 + 120.5);

/** Twenty-three days of bets and prizes, the same in every story about charts. */
export const dailyData: ChartData & ChartLook = {
  label: 'Apuestas y premios del 23 de octubre al 14 de noviembre: apuestas de $370,120.50 a $528,120.50',
  xLabel: 'Día',
  points: stakes.map((_, index) => {
    const day = index < 9 ? `${index + 23} oct` : `${index - 8} nov`;
    return { key: day, label: day, title: `Día ${index + 1}, ${day}` };
  }),
  series: [
    { key: 'stakes', label: 'Apuestas', values: thousands(stakes) },
    { key: 'prizes', label: 'Premios', values: thousands(prizes) },
    { key: 'before', label: 'Periodo anterior', values: thousands(before), look: 'dashed' },
    {
      key: 'net',
      label: 'Ganancia',
      values: stakes.map((value, index) => (value - (prizes[index] ?? 0)) * 1000),
      look: 'listed',
    },
  ],
  formatValue: (value) => signed(value, money.format(Math.abs(value))),
  formatTick: (value) => signed(value, compact.format(Math.abs(value)).replaceAll(' ', '\u00a0')),
  tableLabel: 'Ver como tabla',
  chartLabel: 'Ver como gráfica',
  otherLabel: 'Otros',
};

const categories = ['Casino', 'En vivo', 'Deportes', 'Lotería', 'Pesca', 'E-sports', 'Peleas', 'Cartas'];
const sums = [1_964_120.4, 1_205_880.1, 842_310.75, 468_702.2, 240_231.9, 98_400.5, 31_200.4, 11_040];

/** The same figures by kind of game; eight of them, so that some must become "Otros". */
export const categoryParts = categories.map((label, index) => ({ key: label, label, value: sums[index] ?? 0 }));

/** A week by kind of game, with a loss on Wednesday. */
export const weeklyData: ChartData & ChartLook = {
  ...dailyData,
  label: 'Ingreso por tipo de juego en una semana',
  points: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'].map((label, index) => ({
    key: label,
    label,
    title: `${label}, ${index + 16} nov`,
  })),
  series: categories.slice(0, 4).map((label, place) => ({
    key: label,
    label,
    values: [52, 44, place === 0 ? -28 : 38, 61, 78, 96, 83].map((value) => value * (10 - place * 2) * 100),
  })),
};

/** Writes a share as Spanish does, with a narrow space before the sign. */
export const formatShare = (share: number): string => `${(share * 100).toFixed(1)}\u202f%`;

/** Amounts short and in full. */
export const { formatValue, formatTick } = dailyData;
