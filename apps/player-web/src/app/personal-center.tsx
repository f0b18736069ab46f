import { useTranslation } from '@quetzal/i18n/react';
import { Avatar } from '@quetzal/ui/avatar';
import { CountBadge } from '@quetzal/ui/count-badge';
import { EmptyState } from '@quetzal/ui/empty-state';
import {
  ChartLineIcon,
  CircleArrowDownIcon,
  CircleArrowUpIcon,
  MailIcon,
  ReceiptTextIcon,
  ScrollTextIcon,
  SearchXIcon,
  SendIcon,
  ShieldCheckIcon,
  UserIcon,
  WalletIcon,
} from '@quetzal/ui/icons';
import { OverlayFrame } from '@quetzal/ui/overlay-frame';
import { Skeleton } from '@quetzal/ui/skeleton';
import { ErrorBoundary } from '@quetzal/web-kit/boundary';
import { useSession } from '@quetzal/web-kit/session';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { Suspense, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LimitsPanel } from '#features/limits/routes.tsx';
import { MyAccountPanel, PayoutDialog, TransactionPasswordDialog } from '#features/my-account/routes.tsx';
import { MyWalletPanel } from '#features/my-wallet/routes.tsx';
import { PersonalLossPanel } from '#features/personal-loss/routes.tsx';
import { MessagesPanel } from '#features/platform-messages/routes.tsx';
import { BetsPanel, RecentTransactions, TransactionsPanel } from '#features/records/routes.tsx';
import { UplineTransferPanel } from '#features/upline-transfer/routes.tsx';
import { DepositPanel } from '#features/wallet/routes.tsx';
import { WithdrawalPanel } from '#features/withdrawal/routes.tsx';
import {
  centerMenu,
  isCenterPanel,
  isGamePath,
  isSheetPanel,
  panelsFor,
  panelsOf,
  type CenterPanel,
} from '#shared/addresses/addresses.ts';
import { useAddressParams } from '#shared/address-params/use-address-params.ts';
import { usePersonalCenter } from '#shared/address-params/use-overlays.ts';
import { Amount } from '#shared/amount/amount.tsx';
import { avatarSrc, fallbackAvatarSrc } from '#shared/avatar/avatar-src.ts';
import { BalanceParts } from '#shared/balance/balance-parts.tsx';
import { useBalance } from '#shared/balance/balance.queries.ts';
import { PageComesNext } from '#shared/first-view/use-first-view.tsx';
import { PanelSkeleton } from '#shared/panel-skeleton/panel-skeleton.tsx';
import { useUnreadCount } from '#shared/unread/unread.queries.ts';
import { CenterActions } from './center-actions.tsx';
import { FailureState } from './failure-state.tsx';
import { panelParts } from './panel-parts.ts';

const icons = {
  securityCenter: <UserIcon />,
  limits: <ShieldCheckIcon />,
  transferFund: <WalletIcon />,
  depositv2: <CircleArrowDownIcon />,
  withdraw: <CircleArrowUpIcon />,
  transferUpline: <SendIcon />,
  personalHistoryCopy: <ReceiptTextIcon />,
  transactionHistory: <ScrollTextIcon />,
  personalProfit: <ChartLineIcon />,
  messageV2: <MailIcon />,
};
const firstPanel: CenterPanel = 'securityCenter';

/** The personal centre: a menu of what a member can do, and the panel of the chosen entry. */
export function PersonalCenter() {
  const { t } = useTranslation(['site-shell', 'common']);
  const { panel, show, close } = usePersonalCenter();
  const { flags } = useSiteInfo();
  const { member } = useSession();
  const shown = panel ?? firstPanel;
  const unread = useUnreadCount();
  const badges: Partial<Record<CenterPanel, ReactNode>> = {
    messageV2: <CountBadge count={unread} label={t('center.unread', { count: unread })} />,
  };
  return (
    <OverlayFrame
      open
      onOpenChange={close}
      title={t('center.title')}
      closeLabel={t('common:actions.close')}
      backLabel={t('center.back')}
      menuLabel={t('center.menu')}
      menuTop={<WhoIsHere />}
      menuBottom={<CenterActions />}
      items={panelsFor(member, flags).map((key) => ({
        key,
        label: t(`center.${key}`),
        icon: icons[key],
        badge: badges[key],
      }))}
      activeKey={panel}
      onSelect={(key) => {
        if (isCenterPanel(key)) show(key);
      }}
      onBack={() => show(centerMenu)}
      panelTitle={t(`center.${shown}`)}
      onPhone={isSheetPanel(panel) ? 'sheet' : 'page'}
    >
      <ErrorBoundary resetKey={shown} fallback={(failure) => <FailureState failure={failure} />}>
        <Suspense fallback={<PanelSkeleton parts={panelParts[shown]} />}>
          {panelsOf(flags).includes(shown) ? <Panel panel={shown} /> : <PanelNotOffered />}
        </Suspense>
      </ErrorBoundary>
      <PageComesNext />
    </OverlayFrame>
  );
}

function Panel({ panel }: { panel: CenterPanel }) {
  const { params, change } = useAddressParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { close } = usePersonalCenter();
  switch (panel) {
    case 'securityCenter':
      return <MyAccountPanel />;
    case 'depositv2':
      return (
        <DepositPanel
          depositId={params.get('deposit')}
          onShow={(deposit) => change({ overlay: 'depositv2', deposit })}
          onPlay={() => (isGamePath(pathname) ? close() : void navigate('/rng'))}
        />
      );
    case 'withdraw':
      return (
        <WithdrawalPanel
          withdrawalId={params.get('section')}
          onShow={(section) => change({ overlay: 'withdraw', section })}
          onPlay={() => void navigate('/rng')}
          addAccount={(holder, onClose) => <PayoutDialog holder={holder} onClose={onClose} />}
          setPassword={(isForgotten, onClose) => (
            <TransactionPasswordDialog isSet={isForgotten} isForgotten={isForgotten} onClose={onClose} />
          )}
        />
      );
    case 'limits':
      return (
        <LimitsPanel
          section={params.get('section')}
          onSection={(section) => change({ section }, { replace: true })}
          onBreak={() => void navigate('/help#responsible')}
        />
      );
    case 'transferFund':
      return (
        <MyWalletPanel
          onDeposit={() => change({ overlay: 'depositv2', deposit: null })}
          onWithdraw={() => change({ overlay: 'withdraw', section: null })}
          recent={<RecentTransactions onAll={() => change({ overlay: 'transactionHistory' })} />}
        />
      );
    case 'transferUpline':
      return <UplineTransferPanel />;
    case 'personalHistoryCopy':
      return <BetsPanel />;
    case 'transactionHistory':
      return <TransactionsPanel />;
    case 'personalProfit':
      return <PersonalLossPanel onLimits={() => change({ overlay: 'limits', period: null })} />;
    case 'messageV2':
      return (
        <MessagesPanel messageId={params.get('section')} onShow={(section) => change({ section }, { replace: true })} />
      );
  }
}

/** A panel that an address names and this site does not have. */
function PanelNotOffered() {
  const { t } = useTranslation('errors');
  return <EmptyState icon={<SearchXIcon />} title={t('function.not.available')} />;
}

function WhoIsHere() {
  const { member } = useSession();
  const balance = useBalance();
  if (member === null) return <Skeleton className="h-12" />;
  // Cash alone is the whole, which stands under the name already.
  const hasParts = balance !== undefined && (Number(balance.bonus) !== 0 || Number(balance.held) !== 0);
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <Avatar src={avatarSrc(member)} fallbackSrc={fallbackAvatarSrc} size={48} />
        <div className="min-w-0">
          <bdi className="block truncate font-semibold text-fg">{member.account}</bdi>
          {balance === undefined ? (
            <Skeleton shape="line" className="mt-1 w-20" />
          ) : (
            <Amount value={balance.total} withCurrency className="text-sm font-semibold text-accent-text" />
          )}
        </div>
      </div>
      {hasParts && <BalanceParts balance={balance} className="text-sm" />}
    </div>
  );
}
