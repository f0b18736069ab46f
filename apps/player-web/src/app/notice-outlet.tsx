import { lazyPage } from '@quetzal/web-kit/boundary';
import { useEffect, useState } from 'react';
import { notices } from '#shared/notices/notice-store.ts';
import { LatePart } from './late-part.tsx';
import { useSignOfLife } from './use-sign-of-life.ts';

const load = () => import('./notice-host.tsx');
const NoticeHost = lazyPage(load, (module) => module.NoticeHost);

async function fetchAhead(): Promise<void> {
  await (await load()).fetchToastStack();
}

/**
 * Where messages appear. What shows them is fetched when somebody begins to do something, which is before the first: that may
 * be that the connection is lost.
 */
export function NoticeOutlet() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => notices.onFirst(() => setNeeded(true)), []);
  const isAlive = useSignOfLife();
  useEffect(() => {
    // Who needs it is told when it does not come.
    if (isAlive) void fetchAhead().catch(() => undefined);
  }, [isAlive]);
  return isNeeded ? (
    <LatePart>
      <NoticeHost />
    </LatePart>
  ) : null;
}
