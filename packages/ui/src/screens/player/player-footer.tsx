import { AgeNotice } from '../../components/age-notice/age-notice.tsx';
import { BrandLogo } from '../../components/brand-logo/brand-logo.tsx';
import { Button } from '../../components/button/button.tsx';
import { Footer, type FooterColumn } from '../../components/footer/footer.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { VendorLogo } from '../../components/vendor-chip/vendor-chip.tsx';
import { MessageCircleIcon, SendIcon, ShareIcon } from '../../icons/index.ts';
import { vendorImages } from '../art.ts';
import { makers } from './makers.ts';

const column = (title: string, labels: readonly string[]): FooterColumn => ({
  key: title,
  title,
  links: labels.map((label) => ({ key: label, label, href: `#${label}` })),
});

const columns = [
  column('Juegos', ['Casino', 'En vivo', 'Deportes', 'Lotería']),
  column('Ayuda', ['Centro de ayuda', 'Cómo depositar', 'Verificación', 'Soporte']),
  column('Legal', ['Términos y condiciones', 'Privacidad', 'Juego responsable', 'Afiliados']),
];

/** The end of the player's pages. */
export function PlayerFooter() {
  return (
    <Footer
      vendors={makers.slice(0, 8).map(({ code, name }) => (
        <VendorLogo key={code} name={name} images={vendorImages(code)} className="h-8" loading="lazy" />
      ))}
      brand={<BrandLogo title="Quetzal" />}
      about="Casino, deportes y lotería en un solo lugar. Retiros en minutos, soporte en tu idioma."
      columns={columns}
      social={{ title: 'Síguenos', links: <SocialLinks /> }}
      notice={
        <AgeNotice
          ageMark="18+"
          aria-label="Juego responsable"
          action={
            <Button variant="outline" size="sm">
              Juego responsable
            </Button>
          }
        >
          <b>Solo para mayores de 18 años</b>, o de la edad legal de tu país si es superior. Jugar puede crear adicción:
          pon límites a tus depósitos, haz pausas o autoexclúyete cuando quieras.
        </AgeNotice>
      }
      copyright="© 2026 Quetzal. Todos los derechos reservados."
      credits="Algunas ilustraciones: Fluent Emoji (MIT), game-icons.net (CC BY 3.0)"
    />
  );
}

function SocialLinks() {
  return (
    <>
      <IconButton label="Facebook" variant="secondary">
        <ShareIcon />
      </IconButton>
      <IconButton label="Telegram" variant="secondary">
        <SendIcon />
      </IconButton>
      <IconButton label="Chat en vivo" variant="secondary">
        <MessageCircleIcon />
      </IconButton>
    </>
  );
}
