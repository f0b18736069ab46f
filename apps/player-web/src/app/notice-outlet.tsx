import { whenIdle } from '@quetzal/ui/when-idle';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { useEffect, useState } from 'react';
import { notices } from '#shared/notices/notice-store.ts';
import { LatePart } from './late-part.tsx';

const load = () => import('./notice-host.tsx');
const NoticeHost = lazyPage(load, (module) => module.NoticeHost);

async function fetchAhead(): Promise<void> {
  await (await load()).fetchToastStack();
}

/** Where messages appear. What shows them is there before the first: that may be that the connection is lost. */
export function NoticeOutlet() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => notices.onFirst(() => setNeeded(true)), []);
  // Who needs it is told when it does not come.
  useEffect(() => whenIdle(() => void fetchAhead().catch(() => undefined)), []);
  return isNeeded ? (
    <LatePart>
      <NoticeHost />
    </LatePart>
  ) : null;
}
