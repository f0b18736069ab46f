import { useTranslation } from '@quetzal/i18n/react';
import { Card, CardHeader } from '@quetzal/ui/card';
import { CircleCheckIcon, CircleIcon } from '@quetzal/ui/icons';
import { useId } from 'react';
import type { CheckItem } from './check-items.ts';

/** What protects the account and what could; nothing is counted and nobody is scored. */
export function ChecklistCard({ items }: { items: readonly CheckItem[] }) {
  const { t } = useTranslation('my-account');
  const titleId = useId();
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={titleId}>
        <CardHeader
          title={<span id={titleId}>{t('checks.title')}</span>}
          detail={t('checks.detail')}
          headingLevel="h3"
        />
        <ul className="grid gap-x-6 gap-y-2.5 md:grid-cols-2">
          {items.map(({ name, isDone }) => (
            <li key={name} className="flex items-start gap-2.5 text-sm">
              {isDone ? (
                <CircleCheckIcon aria-hidden="true" className="mt-px size-4.5 flex-none text-success-text" />
              ) : (
                <CircleIcon aria-hidden="true" className="mt-px size-4.5 flex-none text-fg-3" />
              )}
              <span className={isDone ? 'text-fg-2' : 'text-fg'}>
                {t(isDone ? `checks.${name}_done` : `checks.${name}`)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
