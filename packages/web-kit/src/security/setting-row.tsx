import { Button } from '@quetzal/ui/button';
import { IconPlate } from '@quetzal/ui/icon-plate';
import type { ReactNode } from 'react';

interface SettingRowProps {
  icon: ReactNode;
  title: string;
  /** How it stands. */
  detail: ReactNode;
  actionLabel: string;
  /** The action with what it is about, for who hears it alone. */
  actionName: string;
  onAction: () => void;
}

/** One setting of the account: what it is, how it stands, and the way to change it. */
export function SettingRow({ icon, title, detail, actionLabel, actionName, onAction }: SettingRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <IconPlate>{icon}</IconPlate>
      <div className="min-w-0 flex-1 basis-40">
        <div className="font-semibold text-fg">{title}</div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-fg-2">{detail}</div>
      </div>
      <Button variant="secondary" size="sm" aria-label={actionName} onClick={onAction}>
        {actionLabel}
      </Button>
    </li>
  );
}
