/** The providers that can collect and pay out. */
export const providerCodes = ['sandbox'] as const;
