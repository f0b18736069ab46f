/** A bank transfer without a fee, as the server offers it. */
export const spei = {
  code: 'spei',
  kind: 'bank_transfer',
  min: '100.00',
  max: '50000.00',
  fee: { fixed: '0.00', percent: '0' },
  minutes: 1,
  validMinutes: 60,
  quickAmounts: ['200.00', '500.00', '1000.00'],
  isAmountFixed: false,
  phone: null,
};

/** A card, for a fee. */
export const card = {
  ...spei,
  code: 'card',
  kind: 'card',
  fee: { fixed: '0.00', percent: '2.5' },
  validMinutes: 30,
};
