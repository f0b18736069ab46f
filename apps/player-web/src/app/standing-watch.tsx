import { StandingNotice } from '#features/limits/routes.tsx';
import { useStanding } from '#shared/limits/standing.queries.ts';

/** Says over every page but a game that the member may not play; for everybody else its words are never fetched. */
export function StandingWatch() {
  const { data: standing } = useStanding();
  return standing === undefined || standing.state === 'clear' ? null : <StandingNotice standing={standing} />;
}
