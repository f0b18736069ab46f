import { useTranslation } from '@quetzal/i18n/react';
import { Card } from '@quetzal/ui/card';
import { IconButton } from '@quetzal/ui/icon-button';
import { EyeIcon, EyeOffIcon } from '@quetzal/ui/icons';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useState } from 'react';
import { Amount } from '#shared/amount/amount.tsx';
import { useBalance } from './balance.queries.ts';

const storageKey = 'balanceHidden';
const mask = '••••••';

/** The agent's balance at the foot of the menu; it can be hidden from people nearby. */
export function BalanceCard() {
  const { t } = useTranslation('agent-shell');
  const balance = useBalance();
  const [hidden, setHidden] = useState(() => localStorage.getItem(storageKey) === '1');
  const toggle = () => {
    localStorage.setItem(storageKey, hidden ? '0' : '1');
    setHidden(!hidden);
  };
  if (balance.isLoadingError) return null;
  return (
    <Card padding="sm" variant="flat" aria-busy={balance.isPending}>
      <div className="flex items-center justify-between text-xs text-fg-3">
        {t('balance.title')}
        <IconButton label={t(hidden ? 'balance.show' : 'balance.hide')} size="sm" className="-m-1.5" onClick={toggle}>
          {hidden ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </div>
      <div className="mt-1 flex min-h-6 items-center font-display text-xl leading-6 font-bold tracking-tight text-fg">
        {balance.data === undefined ? (
          <Skeleton shape="line" className="w-32" />
        ) : (
          <Figure hidden={hidden} value={balance.data.total} />
        )}
      </div>
    </Card>
  );
}

function Figure({ hidden, value }: { hidden: boolean; value: string }) {
  const { t } = useTranslation('agent-shell');
  if (!hidden) return <Amount value={value} />;
  return (
    <>
      <span aria-hidden="true" className="tracking-[0.2em]">
        {mask}
      </span>
      <span className="sr-only">{t('balance.hidden')}</span>
    </>
  );
}
