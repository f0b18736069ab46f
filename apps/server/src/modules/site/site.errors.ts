import { AppError } from '#kernel/errors/app-error.ts';

/** Refusals of this room. */
export const siteErrors = {
  maintenance: () => new AppError('site.maintenance', 503),
  regionRestricted: () => new AppError('site.region_restricted', 403),
  hostTaken: ({ host, merchantCode }: { host: string; merchantCode: string }) =>
    new AppError('site.host_taken', 409, { params: { host, merchantCode } }),
  currencyFixed: (currency: string) => new AppError('site.currency_fixed', 409, { params: { currency } }),
  timeZoneFixed: (timeZone: string) => new AppError('site.time_zone_fixed', 409, { params: { timeZone } }),
} as const;
