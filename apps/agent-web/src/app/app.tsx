import { useTranslation } from '@quetzal/i18n/react';
import { LinkProvider } from '@quetzal/ui/link';
import { ToastProvider } from '@quetzal/ui/toast';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { Reauthentication } from '@quetzal/web-kit/reauthentication';
import { RuntimeProvider, type Runtime } from '@quetzal/web-kit/runtime';
import { SiteGate } from '@quetzal/web-kit/site-status';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Comings } from './comings.tsx';
import { LatePart } from './frame/late-part.tsx';
import { RouterLink } from './router-link.tsx';
import { PortalRoutes } from './routes.tsx';

const ReleaseWatch = lazyPage(
  () => import('./release-watch.tsx'),
  (module) => module.ReleaseWatch,
);

/** The agent portal. */
export function App({ runtime }: { runtime: Runtime }) {
  return (
    <RuntimeProvider runtime={runtime}>
      <BrowserRouter>
        <LinkProvider component={RouterLink}>
          <Notices>
            <SiteGate>
              <PortalRoutes />
              <Comings />
            </SiteGate>
            <Reauthentication />
            <LatePart>
              <ReleaseWatch />
            </LatePart>
          </Notices>
        </LinkProvider>
      </BrowserRouter>
    </RuntimeProvider>
  );
}

function Notices({ children }: { children: ReactNode }) {
  const { t } = useTranslation('agent-shell');
  const common = useTranslation('common');
  return (
    <ToastProvider label={t('notices')} closeLabel={common.t('actions.close')}>
      {children}
    </ToastProvider>
  );
}
