import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { Badge } from '../../components/badge/badge.tsx';
import { OverlayFrame } from '../../components/overlay-frame/overlay-frame.tsx';
import { CrownIcon } from '../../icons/index.ts';
import { avatarOf } from '../art.ts';
import { HomeContent } from '../home/home-content.tsx';
import { PlayerPage } from '../player/player-page.tsx';
import { nothing } from '../screen-parameters.ts';
import { centreItems } from './centre-items.tsx';

/** The personal centre over the home page. */
export function CentreFrame({ activeKey, children }: { activeKey: string; children: ReactNode }) {
  return (
    <>
      <PlayerPage>
        <HomeContent />
      </PlayerPage>
      <OverlayFrame
        open
        onOpenChange={nothing}
        title="Centro personal"
        closeLabel="Cerrar"
        backLabel="Volver al menú"
        menuLabel="Centro personal"
        menuTop={
          <div className="flex items-center gap-3">
            <Avatar src={avatarOf(1)} fallbackSrc={avatarOf(2)} size={48} />
            <div className="grid justify-items-start gap-1">
              <bdi className="font-semibold text-fg">carla.mendez</bdi>
              <Badge tone="gold" icon={<CrownIcon />}>
                VIP 3
              </Badge>
            </div>
          </div>
        }
        items={centreItems}
        activeKey={activeKey}
        onSelect={nothing}
        onBack={nothing}
        panelTitle={centreItems.find(({ key }) => key === activeKey)?.label}
      >
        {children}
      </OverlayFrame>
    </>
  );
}
