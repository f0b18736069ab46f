import type { MarqueeItem } from '../../components/marquee/marquee.tsx';

/** The line of notices. */
export const notices: readonly MarqueeItem[] = [
  { key: 'pause', label: 'Mantenimiento', text: 'Tlaloc estará en pausa el 22 nov de 04:00 a 05:00 (UTC−6).' },
  { key: 'spei', label: 'Nuevo', text: 'Ya puedes depositar por SPEI las 24 horas, sin comisión.' },
  { key: 'raffle', label: 'Premios', text: 'La rifa de noviembre entrega 20 premios el domingo a las 20:00.' },
];

interface Promo {
  art: string;
  kind: string;
  headline: string;
  title: string;
  detail: string;
}

/** Offers, each with its condition. */
export const promos: readonly Promo[] = [
  {
    art: 'reload',
    kind: 'Depósito',
    headline: 'Recarga del 50 % cada lunes',
    title: 'Recarga de lunes',
    detail: 'Hasta $2,000.00 · apuesta x12 · termina en 2 d',
  },
  {
    art: 'missions',
    kind: 'Misiones',
    headline: 'Misiones con premio diario',
    title: 'Ruta de misiones',
    detail: '12 retos activos · renueva a las 00:00',
  },
  {
    art: 'rebate',
    kind: 'Reembolso',
    headline: 'Reembolso hasta 1.2 %',
    title: 'Reembolso manual',
    detail: 'Cobra cuando quieras, sin mínimo',
  },
  {
    art: 'friends',
    kind: 'Amigos',
    headline: 'Invita y gana por cada amigo',
    title: 'Trae a tus amigos',
    detail: 'Hasta $300.00 por amigo · apuesta x5',
  },
];
