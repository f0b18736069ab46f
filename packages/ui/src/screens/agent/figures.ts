/** A key figure of the overview. */
export interface Figure {
  label: string;
  value: string;
  change: string;
  isFalling?: boolean | undefined;
  course: readonly number[];
}

const up = [5, 3, 2, 3, 2, 5, 4, 7, 5, 7, 6, 7, 9, 9, 6, 7];
const steady = [2, 3, 3, 4, 3, 5, 6, 6, 7, 6, 8, 9];
const down = [8, 9, 7, 5, 7, 4, 5, 3, 4, 2, 3, 1, 2];

/** Thirty days in five figures. */
export const figures: readonly Figure[] = [
  { label: 'Apuesta válida', value: '$4,862,310.40', change: '12.4', course: up },
  { label: 'Ganancia neta', value: '$612,904.15', change: '8.1', course: up },
  { label: 'Miembros activos', value: '1,284', change: '5.2', course: steady },
  { label: 'Primer depósito', value: '96', change: '3.1', isFalling: true, course: down },
  { label: 'Mi ingreso', value: '$58,442.90', change: '14.6', course: steady },
];

/** What is paid next, and when. */
export const payments = [
  { key: 'live', title: 'Salario en tiempo real', detail: 'Cada 5 minutos', amount: '84.20', due: 'en 02:14' },
  { key: 'hour', title: 'Salario por hora', detail: 'Tasa 0.15\u00a0%', amount: '612.00', due: 'en 38 min' },
  { key: 'day', title: 'Salario diario', detail: 'Tasa 0.30\u00a0%', amount: '4210.50', due: '00:00' },
  { key: 'dividend', title: 'Dividendo quincenal', detail: 'Tasa 12.0\u00a0%', amount: '38904.10', due: '30 nov' },
] as const;

/** The agent's income by kind. */
export const income = [
  { key: 'dividend', label: 'Dividendo', value: 38_904.1 },
  { key: 'day', label: 'Diario', value: 12_631.5 },
  { key: 'hour', label: 'Por hora', value: 4896 },
  { key: 'live', label: 'Tiempo real', value: 2011.3 },
];
