import { lazyPage } from '@quetzal/web-kit/boundary';
import { useStanding } from '#features/limits/routes.tsx';

const StandingNotice = lazyPage(
  () => import('./standing-notice.tsx'),
  (module) => module.StandingNotice,
);

/** Says over every page that the member may not play; for everybody else its words are never fetched. */
export function StandingWatch() {
  const { data: standing } = useStanding();
  return standing === undefined || standing.state === 'clear' ? null : <StandingNotice standing={standing} />;
}
