import { lazyPage, standInForMenu } from '@quetzal/web-kit/boundary';
import { useSession } from '@quetzal/web-kit/session';
import { useState } from 'react';
import { AccountTrigger, type AccountDisplay } from './account-trigger.tsx';
import { LatePart } from './late-part.tsx';

const AccountMenu = lazyPage(
  () => import('./account-menu.tsx'),
  (module) => module.AccountMenu,
);

/** The account and its menu. Until the menu's script is there its button stands alone; pressed early, it opens then. */
export function AccountEntry({ display }: { display: AccountDisplay }) {
  const { member } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (member === null) return null;
  const early = standInForMenu(() => setIsOpen(true));
  return (
    <LatePart standIn={<AccountTrigger display={display} member={member} {...early} />}>
      <AccountMenu display={display} isOpen={isOpen} onOpenChange={setIsOpen} />
    </LatePart>
  );
}
