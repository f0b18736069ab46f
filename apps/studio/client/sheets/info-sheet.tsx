import { lazy, Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useGame } from '../shell/game-context.ts';
import { Sheet } from './sheet.tsx';

const FairnessTab = lazy(async () => ({ default: (await import('./fairness-tab.tsx')).FairnessTab }));
const TABS = ['pays', 'rules', 'fairness'] as const;
type Tab = (typeof TABS)[number];

/** Pays, rules and fair play. */
export function InfoSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { words, kit } = useGame();
  const [tab, setTab] = useState<Tab>('pays');
  return (
    <Sheet title={words('info.title')} onClose={onClose}>
      <div className="tabs" role="tablist" tabIndex={-1} aria-label={words('info.title')} onKeyDown={moveBetweenTabs}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === tab}
            aria-controls="tab-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => {
              setTab(name);
            }}
          >
            {words(`info.${name}`)}
          </button>
        ))}
      </div>
      <div className="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === 'pays' ? <kit.PaysTab /> : null}
        {tab === 'rules' ? <kit.RulesTab /> : null}
        {tab === 'fairness' ? (
          <Suspense>
            <FairnessTab />
          </Suspense>
        ) : null}
      </div>
    </Sheet>
  );
}

function moveBetweenTabs(event: KeyboardEvent<HTMLElement>): void {
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const step = { ArrowLeft: isRightToLeft ? 1 : -1, ArrowRight: isRightToLeft ? -1 : 1 }[event.key];
  if (step === undefined) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  const index = tabs.findIndex((candidate) => candidate === document.activeElement);
  const next = tabs[(index + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}
