import { Card } from '../../components/card/card.tsx';
import { Link } from '../../components/link/link.tsx';
import { Num } from '../../components/num/num.tsx';
import { Status } from '../../components/status/status.tsx';
import { ChevronRightIcon, TrophyIcon } from '../../icons/index.ts';
import { flagOf } from '../art.ts';
import { leagues, type League, type Match, type Team } from './matches.ts';
import { Odds } from './odds.tsx';

/* One market on phones, two where there is room beside the teams, three on wide screens. */
const columns = [
  'grid grid-cols-3 w-full flex-none gap-1.5 @lg:w-58.5',
  'hidden w-54 flex-none grid-cols-2 gap-1.5 @2xl:grid',
  'hidden w-58.5 flex-none grid-cols-2 gap-1.5 @4xl:grid',
];

/** Matches by competition. */
export function MatchList() {
  return leagues.map((league) => <LeagueCard key={league.name} {...league} />);
}

function LeagueCard({ name, matches }: League) {
  return (
    <Card asChild padding="none" className="@container">
      <section aria-label={name}>
        <div className="flex h-11 items-center gap-2.5 border-b border-line ps-4 pe-2">
          <span className="grid size-5 flex-none place-items-center rounded-full bg-info-soft text-info-text">
            <TrophyIcon className="size-3" />
          </span>
          <h2 className="min-w-0 flex-1 truncate text-base font-semibold">{name}</h2>
          {matches[0]?.markets.map((market, place) => (
            <span
              key={market.name}
              className={`${columns[place]?.replace('w-full ', '') ?? ''} text-center text-xs text-fg-3 max-md:hidden *:col-span-full`}
            >
              <span>{market.name}</span>
            </span>
          ))}
          <span className="w-12.5 max-md:hidden" />
        </div>
        {matches.map((match) => (
          <MatchRow key={match.home.name} {...match} />
        ))}
      </section>
    </Card>
  );
}

function MatchRow({ home, away, minute, starts, markets, moreCount }: Match) {
  const event = `${home.name} – ${away.name}`;
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 border-t border-line py-2.5 ps-4 pe-2 first-of-type:border-t-0 max-md:pe-4">
      <div className="grid min-w-0 flex-1 basis-36 gap-0.5 pe-2">
        <p className="mb-0.5 text-xs text-fg-3">
          {minute === undefined ? (
            starts
          ) : (
            <Status tone="live">
              <Num>{minute}</Num>
            </Status>
          )}
        </p>
        <TeamLine {...home} />
        <TeamLine {...away} />
      </div>
      {markets.map((market, place) => (
        <Odds key={market.name} event={event} market={market} className={`${columns[place] ?? ''} max-md:order-last`} />
      ))}
      <Link
        href={`#${home.country}`}
        aria-label={`${moreCount} mercados más de ${event}`}
        className="inline-flex h-11 w-12.5 flex-none items-center justify-end rounded-md text-sm font-semibold text-fg-2 hover:text-fg focus-ring"
      >
        <Num>+{moreCount}</Num>
        <ChevronRightIcon className="size-4 rtl:-scale-x-100" />
      </Link>
    </div>
  );
}

function TeamLine({ name, country, score }: Team) {
  return (
    <p className="flex items-center gap-2.5 leading-5.5 font-[550] text-fg">
      <img src={flagOf(country)} alt="" width={20} height={20} className="size-5 flex-none rounded-full object-cover" />
      <span className="truncate">{name}</span>
      {score !== undefined && (
        <span className="ms-auto font-bold text-accent-text">
          <Num>{score}</Num>
        </span>
      )}
    </p>
  );
}
