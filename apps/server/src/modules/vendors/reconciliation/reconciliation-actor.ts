/** Who acts, for which site. */
export interface ReconciliationActor {
  operatorId: string;
  siteId: string;
}

/** What every line of the event report about an operator's act here has. */
export function eventOf({ operatorId, siteId }: ReconciliationActor, at: Date) {
  return { at, siteId, component: 'vendors.reconciliation', actor: { kind: 'operator', id: operatorId } } as const;
}
