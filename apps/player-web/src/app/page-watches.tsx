import { PageChange } from './page-change.tsx';
import { ReleaseWatch } from './release-watch.tsx';

/** What goes on beside every page once it stands, in one script. Shows nothing itself. */
export function PageWatches({ pageId }: { pageId: string }) {
  return (
    <>
      <PageChange pageId={pageId} />
      <ReleaseWatch />
    </>
  );
}
