import { Link } from '../../components/link/link.tsx';
import { Num } from '../../components/num/num.tsx';
import {
  CircleDotIcon,
  DiamondIcon,
  FlagIcon,
  Gamepad2Icon,
  ShieldIcon,
  SwordsIcon,
  TrophyIcon,
  VolleyballIcon,
} from 'lucide-react';

const sports = [
  { key: 'football', label: 'Fútbol', count: 214, Icon: VolleyballIcon },
  { key: 'basketball', label: 'Baloncesto', count: 86, Icon: ShieldIcon },
  { key: 'tennis', label: 'Tenis', count: 142, Icon: CircleDotIcon },
  { key: 'baseball', label: 'Béisbol', count: 34, Icon: DiamondIcon },
  { key: 'fighting', label: 'MMA', count: 12, Icon: SwordsIcon },
  { key: 'esports', label: 'eSports', count: 58, Icon: Gamepad2Icon },
  { key: 'racing', label: 'Fórmula', count: 4, Icon: FlagIcon },
  { key: 'cups', label: 'Copas', count: 21, Icon: TrophyIcon },
] as const;

/** The kinds of sport with how many matches each has. */
export function SportRail() {
  return (
    <nav aria-label="Deportes">
      <ul className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none]">
        {sports.map(({ key, label, count, Icon }, index) => (
          <li key={key} className="min-w-18 flex-1">
            <Link
              href={`#${key}`}
              aria-current={index === 0 ? 'page' : undefined}
              className="grid justify-items-center gap-1 rounded-lg bg-surface-1 px-1 pt-2.5 pb-2 text-sm font-[550] text-fg-2 shadow-[inset_0_0_0_1px_var(--q-line)] hover:bg-surface-2 hover:text-fg focus-ring aria-[current]:bg-surface-3 aria-[current]:text-fg aria-[current]:shadow-[inset_0_-2.5px_0_var(--q-accent),inset_0_0_0_1px_var(--q-line-2)] [&>svg]:size-5 [&>svg]:text-fg-3 aria-[current]:[&>svg]:text-accent-text"
            >
              <Icon aria-hidden="true" />
              {label}
              <Num className="text-2xs text-fg-3">{count}</Num>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
