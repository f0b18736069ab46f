import { useTranslation } from '@quetzal/i18n/react';
import { useCodeText } from '@quetzal/web-kit/form';
import { useEffect } from 'react';
import { useAddressParams } from '#shared/address-params/use-address-params.ts';
import { notices } from '#shared/notices/notice-store.ts';
import { providerName, thirdPartyRefusal } from '#shared/third-party/third-party.ts';

/** Says once how linking ended for who comes back from elsewhere: the address tells, and forgets it. */
export function useLinkOutcome(): void {
  const { t } = useTranslation('my-account');
  const codeText = useCodeText();
  const { params, change } = useAddressParams();
  const linked = params.get('thirdPartyLinked');
  const refusal = thirdPartyRefusal(params);
  useEffect(() => {
    if (linked === null && refusal === null) return;
    if (refusal !== null) notices.notify({ tone: 'warn', title: t('linked.link_failed'), detail: codeText(refusal) });
    else if (linked !== null)
      notices.notify({ tone: 'success', title: t('linked.linked', { name: providerName(linked) }) });
    change({ thirdPartyLinked: null, thirdPartyError: null }, { replace: true });
  }, [linked, refusal, t, codeText, change]);
}
