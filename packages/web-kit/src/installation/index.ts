export { isInstalled, useInstallOffer } from './install-offer.ts';
export { useNewRelease } from './use-new-release.ts';
