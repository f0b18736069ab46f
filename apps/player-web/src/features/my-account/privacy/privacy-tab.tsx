import { ClosureCard } from './closure-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { ExportCard } from './export-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';

/** How the site looks, what was agreed to, and what leaves with the member. */
export function PrivacyTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PreferencesCard />
      <DocumentsCard />
      <ExportCard />
      <ClosureCard />
    </div>
  );
}
