import { BannerCarousel } from '../../components/banner-carousel/banner-carousel.tsx';
import { Button } from '../../components/button/button.tsx';
import { SparklesIcon } from '../../icons/index.ts';
import { heroArt } from '../art.ts';

const action = (label: string) => (
  <Button size="lg" className="max-md:min-h-11 max-md:px-4">
    {label}
  </Button>
);
const second = (label: string) => (
  <Button size="lg" className="bg-white/14 text-fg hover:bg-white/22 max-md:hidden">
    {label}
  </Button>
);

/** The head of the home page; it stands still, as a picture of it must. */
export function HomeBanners({ isVisitor, isShort = false }: { isVisitor: boolean; isShort?: boolean | undefined }) {
  return (
    <BannerCarousel
      label="Destacados"
      autoplay={false}
      words={{
        carousel: 'carrusel',
        slide: 'diapositiva',
        position: (position, count) => `${position} de ${count}`,
        goTo: (position, count) => `Ver ${position} de ${count}`,
        pause: 'Pausar',
        play: 'Reproducir',
      }}
      slides={[
        {
          key: 'welcome',
          ...heroArt('welcome'),
          headingLevel: 'h1',
          eyebrow: isShort ? undefined : (
            <>
              <SparklesIcon />
              Bono de bienvenida
            </>
          ),
          title: 'Duplica tu primer depósito',
          detail: isShort
            ? 'Hasta $5,000.00 y 100 giros. Apuesta x12.'
            : 'Hasta $5,000.00 MXN y 100 giros en Plumas de Oro. Requisito de apuesta x12.',
          actions: (
            <>
              {action(isVisitor ? 'Crear cuenta' : isShort ? 'Depositar' : 'Depositar ahora')}
              {second('Ver condiciones')}
            </>
          ),
        },
        {
          key: 'jackpot',
          ...heroArt('jackpot'),
          title: 'Dos millones esperan dueño',
          detail: 'El jackpot Quetzal crece con cada giro de Plumas de Oro.',
          actions: action('Jugar ahora'),
        },
        {
          key: 'sports',
          ...heroArt('sports'),
          title: 'Eliminatorias con mejores cuotas',
          detail: 'Combina tres selecciones y suma 3 % a tu ganancia.',
          actions: action('Ver partidos'),
        },
        {
          key: 'live',
          ...heroArt('live'),
          title: 'Mesas en vivo toda la noche',
          detail: 'Ruleta, blackjack y bacará con crupieres reales.',
          actions: action('Entrar a la mesa'),
        },
      ]}
    />
  );
}
