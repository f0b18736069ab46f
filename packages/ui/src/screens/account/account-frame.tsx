import type { ReactNode } from 'react';
import { AuthFrame } from '../../components/auth-frame/auth-frame.tsx';
import { BrandLogo } from '../../components/brand-logo/brand-logo.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { HomeContent } from '../home/home-content.tsx';
import { PlayerPage } from '../player/player-page.tsx';
import { nothing } from '../screen-parameters.ts';

interface AccountFrameProps {
  view: 'login' | 'register';
  artTitle: string;
  artDetail: string;
  children: ReactNode;
}

/** The account dialog over the home page. */
export function AccountFrame({ view, artTitle, artDetail, children }: AccountFrameProps) {
  return (
    <>
      <PlayerPage isVisitor>
        <HomeContent isVisitor />
      </PlayerPage>
      <AuthFrame
        open
        onOpenChange={nothing}
        title={view === 'login' ? 'Iniciar sesión' : 'Registrarse'}
        titleHidden
        closeLabel="Cerrar"
        artSrc="/art/banners/login.webp"
        artTop={<BrandLogo title="Quetzal" size={38} />}
        artTitle={artTitle}
        artDetail={artDetail}
        top={
          <SegmentedControl
            fullWidth
            className="w-full max-w-75"
            label="Cuenta"
            value={view}
            onValueChange={nothing}
            options={[
              { value: 'login', label: 'Iniciar sesión' },
              { value: 'register', label: 'Registrarse' },
            ]}
          />
        }
      >
        {children}
      </AuthFrame>
    </>
  );
}
