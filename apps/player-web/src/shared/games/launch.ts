import { gamePath } from '../addresses/addresses.ts';
import type { GameCard } from './game-card.ts';
import { categoryOf, type GameType } from './game-types.ts';

type Launched = Pick<GameCard, 'vassalage' | 'gameType' | 'gameCode' | 'isGame'>;

/** Where the lotteries of these makers are. */
const lotteryPages: Readonly<Record<string, string>> = { TCG_LOTTO_VN: '/vnLottery', TCG_SEA: '/seaLottery' };

/** The page that a card opens; null for one that opens a list of games over the page. */
export function launchPath({ vassalage, gameType, gameCode, isGame }: Launched): string | null {
  const lottery = lotteryPages[vassalage] ?? (gameType === 'LOTT' || gameType === 'ELOTT' ? '/lottery' : undefined);
  if (lottery !== undefined) return `${lottery}?${new URLSearchParams({ gameCode }).toString()}`;
  return isGame === 'VASSALAGE' ? null : gamePath({ vassalage, gameCode });
}

/** The list centre with the games of one maker, and of one kind if it is named. */
export function gameListPath({ vassalage, gameType }: { vassalage: string; gameType?: GameType }): string {
  const query = new URLSearchParams({ vassalage, ...(gameType === undefined ? {} : { gameType }) });
  return `/gameListCenter?${query.toString()}`;
}

/** Where choosing a maker in a menu leads: slots and fish to their category, what the site lists to the list centre. */
export function vendorPath(vendor: { vassalage: string; gameType: GameType; isList: boolean }): string {
  const { vassalage, gameType, isList } = vendor;
  if (isList && gameType !== 'RNG' && gameType !== 'FISH') return gameListPath({ vassalage, gameType });
  return `${categoryOf(gameType).path}?${new URLSearchParams({ vassalage }).toString()}`;
}
