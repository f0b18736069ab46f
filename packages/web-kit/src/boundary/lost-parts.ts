/** The boundary of a part whose script or words did not come. */
export interface LostPart {
  /** It does not come although the site answers, as when a newer release took it away: only a reload helps. */
  isGone?: boolean;
  /** Asks for it anew; it shows as soon as it has come. Where it is there already, or no longer wanted, nothing changes. */
  askAnew(): void;
}

/** The parts that did not come, until whoever brings them back takes them out. */
export const lostParts = new Set<LostPart>();
