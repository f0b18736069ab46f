import type { Json } from '#kernel/database/schema.generated.ts';
import type { Game, GameType } from './game.model.ts';

/** The columns of a game with its vendor's. */
export const gameColumns = [
  'game.id',
  'game.vendor_code',
  'game.code',
  'game.game_type',
  'game.engine',
  'game.names',
  'game.rtp',
  'game.volatility',
  'game.stakes',
  'game.support_play',
  'game.hot',
  'game.is_new',
  'game.sort',
  'game.enabled',
  'game.is_list',
  'vendor.name as vendor_name',
  'vendor.base_url as vendor_base_url',
  'vendor.enabled as vendor_enabled',
] as const;

interface GameRow {
  id: bigint;
  vendor_code: string;
  code: string;
  game_type: string;
  engine: string;
  names: Json;
  rtp: string;
  volatility: string;
  stakes: Json;
  support_play: number;
  hot: boolean;
  is_new: boolean;
  sort: number;
  enabled: boolean;
  is_list: boolean;
  vendor_name: string;
  vendor_base_url: string;
  vendor_enabled: boolean;
}

export function gameOf(row: GameRow): Game {
  return {
    id: row.id,
    vendorCode: row.vendor_code,
    code: row.code,
    gameType: row.game_type as GameType,
    engine: row.engine,
    names: row.names as Game['names'],
    rtp: row.rtp,
    volatility: row.volatility as Game['volatility'],
    stakes: row.stakes as Game['stakes'],
    hasDemo: row.support_play === 0,
    hot: row.hot,
    isNew: row.is_new,
    sort: row.sort,
    enabled: row.enabled,
    isList: row.is_list,
    vendor: { name: row.vendor_name, baseUrl: row.vendor_base_url, enabled: row.vendor_enabled },
  };
}
