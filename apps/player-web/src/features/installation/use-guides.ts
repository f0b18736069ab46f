import { useTranslation } from '@quetzal/i18n/react';
import type { AppDevice } from '#shared/installation/app-devices.ts';
import type { GuideStep } from './guide-card.tsx';

export interface Guide {
  title: string;
  steps: readonly GuideStep[];
}

/** What to press on each kind of device, as its own browser has it. */
export function useGuides(): Record<AppDevice | 'desktop', Guide> {
  const { t } = useTranslation('installation');
  return {
    ios: {
      title: t('ios.title'),
      steps: [
        { drawing: 'phonePage', text: t('ios.open') },
        { drawing: 'share', text: t('ios.share') },
        { drawing: 'homeScreen', text: t('ios.add') },
      ],
    },
    android: {
      title: t('android.title'),
      steps: [
        { drawing: 'phonePage', text: t('android.open') },
        { drawing: 'menu', text: t('android.menu') },
        { drawing: 'homeScreen', text: t('android.add') },
      ],
    },
    desktop: {
      title: t('desktop.title'),
      steps: [
        { drawing: 'computerPage', text: t('desktop.open') },
        { drawing: 'barIcon', text: t('desktop.icon') },
        { drawing: 'confirm', text: t('desktop.add') },
      ],
    },
  };
}
