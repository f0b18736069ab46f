import { ChevronRightIcon, CircleCheckIcon } from '@quetzal/ui/icons';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { Link } from '@quetzal/ui/link';
import type { ReactNode } from 'react';

/** A place that a step leads to. */
export interface Way {
  name: string;
  title: string;
  detail?: string | undefined;
  icon?: ReactNode | undefined;
  /** What is most likely wanted. */
  isFirst?: boolean | undefined;
  /** Left out where there is nothing left to do. */
  href?: string | undefined;
}

const row = 'flex min-h-14 items-center gap-3.5 rounded-md bg-surface-2 px-3.5 py-3 inset-ring inset-ring-line';

/** The ways on from a step, each a link; what is done already is only said. */
export function WayList({ ways, onLeave }: { ways: readonly Way[]; onLeave?: () => void }) {
  return (
    <ul className="grid gap-2.5">
      {ways.map((way) => (
        <li key={way.name}>
          {way.href === undefined ? (
            <div className={row}>
              <WayText {...way} isDone />
            </div>
          ) : (
            <Link
              href={way.href}
              onClick={onLeave}
              className={`${row} focus-ring transition-colors hover:bg-surface-3`}
            >
              <WayText {...way} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function WayText({ icon, title, detail, isFirst = false, isDone = false }: Way & { isDone?: boolean }) {
  const tone = isDone ? 'success' : isFirst ? 'accent' : 'neutral';
  return (
    <>
      {icon !== undefined && <IconPlate tone={tone}>{isDone ? <CircleCheckIcon /> : icon}</IconPlate>}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-fg">{title}</span>
        {detail !== undefined && <span className="mt-0.5 block text-sm text-fg-2">{detail}</span>}
      </span>
      {!isDone && <ChevronRightIcon aria-hidden="true" className="size-4.5 flex-none text-fg-3 rtl:rotate-180" />}
    </>
  );
}
