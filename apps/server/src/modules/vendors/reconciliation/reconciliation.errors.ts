import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals of operators' calls about reconciliation. */
export const reconciliationErrors = {
  vendorUnknown: () => new AppError('reconciliation.vendor_unknown', 404, { field: 'vendorCode' }),
  itemUnknown: () => new AppError('reconciliation.item_unknown', 404),
  dayNotOver: () => new AppError('reconciliation.day_not_over', 422, { field: 'day' }),
  underWay: () => new AppError('reconciliation.under_way', 409),
  itemClosed: () => new AppError('reconciliation.item_closed', 409),
  notCompared: () => new AppError('reconciliation.not_compared', 409, { field: 'day' }),
  itemsOpen: (open: number) => new AppError('reconciliation.items_open', 409, { params: { open } }),
  alreadyClosed: () => new AppError('reconciliation.already_closed', 409, { field: 'day' }),
} as const;
