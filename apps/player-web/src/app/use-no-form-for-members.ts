import { useSession } from '@quetzal/web-kit/session';
import { useEffect } from 'react';
import { useAddressParams } from '#shared/address-params/use-address-params.ts';
import { useAccountDialog } from '#shared/address-params/use-overlays.ts';

/** Takes the wish for a form of coming in out of the address of who is in already, as by a link that they kept. */
export function useNoFormForMembers(): void {
  const { member } = useSession();
  const isAsked = useAddressParams().params.has('account');
  const { finish } = useAccountDialog();
  useEffect(() => {
    if (isAsked && member !== null) finish();
  }, [isAsked, member, finish]);
}
