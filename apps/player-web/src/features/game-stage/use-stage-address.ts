import { useSearchParams } from 'react-router-dom';

/** A game and whether for nothing, as an address names it. */
export interface StageAddress {
  vassalage: string;
  gameCode: string;
  isDemo: boolean;
}

/** The game that the address names; null when it names none. */
export function useStageAddress(): StageAddress | null {
  const [params] = useSearchParams();
  const [vassalage, gameCode] = [params.get('vassalage'), params.get('gameCode')];
  if (vassalage === null || gameCode === null) return null;
  return { vassalage, gameCode, isDemo: params.get('demo') === '1' };
}

/** Differs where a stage has to begin anew. */
export function stageKey({ vassalage, gameCode, isDemo }: StageAddress): string {
  return `${vassalage} ${gameCode} ${isDemo}`;
}
