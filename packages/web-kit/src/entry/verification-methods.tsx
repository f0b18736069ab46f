import { useTranslation } from '@quetzal/i18n/react';
import {
  ChevronRightIcon,
  FingerprintIcon,
  LandmarkIcon,
  MailIcon,
  ScrollTextIcon,
  ShieldCheckIcon,
  SmartphoneIcon,
} from '@quetzal/ui/icons';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { canUsePasskeys } from '../passkeys/index.ts';
import type { VerificationMethod, VerificationOffer } from './entry.wire.ts';

const icons = {
  sms: SmartphoneIcon,
  email: MailIcon,
  payeeName: LandmarkIcon,
  totp: ShieldCheckIcon,
  passkey: FingerprintIcon,
  recovery: ScrollTextIcon,
} as const;

interface VerificationMethodsProps {
  methods: VerificationOffer['methods'];
  onChoose: (method: VerificationMethod) => void;
}

/** The ways to give a second proof; a passkey only where the browser can hold one. */
export function VerificationMethods({ methods, onChoose }: VerificationMethodsProps) {
  const { t } = useTranslation('account-entry');
  const usable = methods.filter(({ method }) => method !== 'passkey' || canUsePasskeys());
  if (usable.length === 0) return <p className="text-fg-2">{t('verification.none')}</p>;
  return (
    <ul aria-label={t('verification.choose')} className="grid gap-2">
      {usable.map(({ method, hint }) => {
        const Icon = icons[method];
        return (
          <li key={method}>
            <button
              type="button"
              onClick={() => onChoose(method)}
              className="flex min-h-14 w-full items-center gap-3 rounded-lg bg-surface-2 p-3 text-start hover:bg-surface-3 focus-ring"
            >
              <IconPlate tone="accent" size="sm">
                <Icon />
              </IconPlate>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-fg">{t(`verification.method.${method}`)}</span>
                {hint !== null && (
                  <bdi dir="ltr" className="block truncate text-xs text-fg-3 rtl:text-end">
                    {hint}
                  </bdi>
                )}
              </span>
              <ChevronRightIcon className="size-4 text-fg-3 rtl:-scale-x-100" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
