import { useTranslation } from '@quetzal/i18n/react';
import { BalancePill } from '@quetzal/ui/balance-pill';
import { Button } from '@quetzal/ui/button';
import { PlusIcon } from '@quetzal/ui/icons';
import { Skeleton } from '@quetzal/ui/skeleton';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { type MemberInfo, useSession } from '@quetzal/web-kit/session';
import { useFlag, useSiteInfo } from '@quetzal/web-kit/site-info';
import { useState, type MouseEvent } from 'react';
import { AgentPassage } from '#features/account-entry/routes.tsx';
import { usePersonalCenter } from '#shared/address-params/use-overlays.ts';
import { gamePagePath } from '#shared/addresses/addresses.ts';
import type { Balance } from '#shared/balance/balance.ts';
import { useAskedBalance } from '#shared/balance/balance.queries.ts';
import { useShownPage } from '#shared/shown-page/use-shown-page.tsx';
import { AskAgain } from './ask-again.tsx';
import { BalanceButton } from './balance-button.tsx';
import { balanceWidth } from './balance-total.tsx';
import { LatePart } from './late-part.tsx';
import { MemberButton } from './member-button.tsx';
import { OpenedLater } from './opened-later.tsx';

const MemberMenu = lazyPage(
  () => import('./member-menu.tsx'),
  (module) => module.MemberMenu,
);

const MessagesButton = lazyPage(
  () => import('./messages-button.tsx'),
  (module) => module.MessagesButton,
);

const BalanceDetails = lazyPage(
  () => import('./balance-details.tsx'),
  (module) => module.BalanceDetails,
);

/** The member's money and account. A game page shows the money in its own bar. */
export function MemberHeader() {
  const { t } = useTranslation('site-shell');
  const { member, lookupError, refreshMember } = useSession();
  const { flags } = useSiteInfo();
  const hasMessages = useFlag('INBOX3');
  return (
    <>
      <HeaderBalance />
      {member?.isAgent === true && flags['agentPage'] === true && <PortalLink />}
      {hasMessages && <MessagesEntry member={member} />}
      {member !== null ? (
        <MemberEntry member={member} />
      ) : lookupError !== undefined ? (
        <AskAgain what={t('center.title')} onAsk={() => void refreshMember()} />
      ) : (
        <MemberSkeleton />
      )}
    </>
  );
}

/** As wide as the member's button, so that what stands before it stays where it is. */
function MemberSkeleton() {
  return (
    <span className="flex items-center gap-2.5 p-1 max-md:hidden">
      <Skeleton shape="circle" className="size-9" />
      <Skeleton shape="line" className="w-24 max-xl:hidden" />
      <span className="size-3.5" />
    </span>
  );
}

/* Its place is kept until it is there. */
function MessagesEntry({ member }: { member: MemberInfo | null }) {
  const place = <span className="-mx-1 size-(--q-control) flex-none max-md:hidden" />;
  if (member === null) return place;
  if (member.isTrial) return null;
  return (
    <LatePart standIn={place}>
      <MessagesButton />
    </LatePart>
  );
}

function MemberEntry({ member }: { member: MemberInfo }) {
  return (
    <OpenedLater popup="menu" alone={(standIn) => <MemberButton member={member} {...standIn} />}>
      {(opened) => <MemberMenu member={member} {...opened} />}
    </OpenedLater>
  );
}

/* A plain link for a new tab; a press takes the session along. */
function PortalLink() {
  const { t } = useTranslation('site-shell');
  const { links } = useSiteInfo();
  const [isPassing, setPassing] = useState(false);
  const pass = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPassing(true);
  };
  return (
    <>
      <Button asChild variant="secondary" className="max-lg:hidden">
        <a href={links.agentSite} onClick={pass}>
          {t('agent_portal')}
        </a>
      </Button>
      {isPassing && (
        <LatePart>
          <AgentPassage />
        </LatePart>
      )}
    </>
  );
}

function HeaderBalance() {
  const { t } = useTranslation('site-shell');
  const { show } = usePersonalCenter();
  const { pathname } = useShownPage().page.location;
  const { data: balance, isFetched, refetch } = useAskedBalance();
  return (
    <BalancePill
      className={pathname === gamePagePath ? 'hidden' : undefined}
      action={
        <Button onClick={() => show('depositv2')} aria-label={t('deposit')} className="max-md:px-3 max-[18rem]:hidden">
          <PlusIcon />
          <span className="max-md:hidden">{t('deposit')}</span>
        </Button>
      }
    >
      {balance !== undefined ? (
        <ShownBalance balance={balance} />
      ) : isFetched ? (
        <AskAgain what={t('balance')} onAsk={() => void refetch()} />
      ) : (
        <Skeleton shape="line" className={balanceWidth} />
      )}
    </BalancePill>
  );
}

function ShownBalance({ balance }: { balance: Balance }) {
  return (
    <OpenedLater popup="dialog" alone={(standIn) => <BalanceButton balance={balance} {...standIn} />}>
      {(opened) => <BalanceDetails balance={balance} {...opened} />}
    </OpenedLater>
  );
}
