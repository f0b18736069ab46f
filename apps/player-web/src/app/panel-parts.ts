import type { CenterPanel } from '#shared/addresses/addresses.ts';
import type { PanelPart } from '#shared/panel-skeleton/panel-skeleton.tsx';

/** What stands in for each panel of the personal centre while its script is on its way. */
export const panelParts: Readonly<Record<CenterPanel, readonly PanelPart[]>> = {
  securityCenter: ['head', 'bar', 'cards'],
  limits: ['bar', 'cards'],
  transferFund: ['purse', 'rows'],
  depositv2: ['form'],
  withdraw: ['head', 'rows'],
  transferUpline: ['form'],
  personalHistoryCopy: ['bar', 'rows'],
  transactionHistory: ['bar', 'rows'],
  personalProfit: ['bar', 'head', 'cards'],
  messageV2: ['bar', 'rows'],
};
