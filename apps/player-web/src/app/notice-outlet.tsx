import { lazyPage } from '@quetzal/web-kit/boundary';
import { useEffect, useState } from 'react';
import { notices } from '#shared/notices/notice-store.ts';
import { LatePart } from './late-part.tsx';

const NoticeHost = lazyPage(
  () => import('./notice-host.tsx'),
  (module) => module.NoticeHost,
);

/** Where messages appear. What shows them is fetched with the first message. */
export function NoticeOutlet() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => notices.onFirst(() => setNeeded(true)), []);
  return isNeeded ? (
    <LatePart>
      <NoticeHost />
    </LatePart>
  ) : null;
}
