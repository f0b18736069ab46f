import { useTranslation } from '@quetzal/i18n/react';
import { Link } from '@quetzal/ui/link';

interface ChapterNavProps {
  entries: readonly { key: string; title: string }[];
  /** The chapter that the address names; empty when it names none. */
  current: string;
  onChoose: () => void;
}

/** The way to each chapter: a list beside them, on small screens a row that scrolls. */
export function ChapterNav({ entries, current, onChoose }: ChapterNavProps) {
  const { t } = useTranslation('help');
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t('nav')} className="min-w-0">
      <ul className="flex gap-2 max-lg:-mx-(--q-gutter) max-lg:overflow-x-auto max-lg:px-(--q-gutter) max-lg:py-1 lg:grid lg:gap-0.5">
        {entries.map(({ key, title }) => (
          <li key={key} className="flex-none">
            <Link
              href={`/help#${key}`}
              aria-current={key === current ? 'location' : undefined}
              onClick={onChoose}
              className="flex min-h-9 items-center rounded-md px-3 text-sm font-medium whitespace-nowrap text-fg-2 focus-ring hover:bg-surface-2 hover:text-fg aria-[current]:bg-accent-soft aria-[current]:text-accent-text max-lg:bg-surface-2 max-md:min-h-11 lg:whitespace-normal"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
