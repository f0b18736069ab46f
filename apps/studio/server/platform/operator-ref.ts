const mark = ':';

/** A player as we keep them: whoever plays at another operator than our first one carries that operator's name in front. */
export function keptRef(playerRef: string, operatorId: string, firstOperatorId: string): string {
  return operatorId === firstOperatorId ? playerRef : `${operatorId}${mark}${playerRef}`;
}

/** The operator of a kept player, and the player as that operator knows them. */
export function operatorOf(kept: string, firstOperatorId: string): { operatorId: string; playerRef: string } {
  const at = kept.indexOf(mark);
  return at < 0
    ? { operatorId: firstOperatorId, playerRef: kept }
    : { operatorId: kept.slice(0, at), playerRef: kept.slice(at + 1) };
}
