import { foldText } from '@quetzal/i18n/fold-text';
import type { Tx } from '#kernel/database/database.ts';
import type { GameFile, Vendor } from './game.model.ts';

export async function upsertVendor(tx: Tx, vendor: Vendor): Promise<void> {
  const values = {
    name: vendor.name,
    folded_name: foldText(vendor.name),
    base_url: vendor.baseUrl,
    game_types: [...vendor.gameTypes],
    sort: vendor.sort,
    enabled: vendor.enabled,
    ...(vendor.walletKind === undefined ? {} : { wallet_kind: vendor.walletKind }),
  };
  await tx
    .insertInto('vendor')
    .values({ code: vendor.code, ...values })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
    .execute();
}

export async function upsertGame(tx: Tx, file: GameFile): Promise<void> {
  const folded = Object.entries(file.names).map(([tag, name]) => [tag, foldText(name)]);
  const values = {
    game_type: file.gameType,
    engine: file.engine,
    names: JSON.stringify(file.names),
    folded_names: JSON.stringify(Object.fromEntries(folded)),
    rtp: file.rtp,
    volatility: file.volatility,
    stakes: JSON.stringify(file.stakes),
    support_play: file.hasDemo ? 0 : 1,
    hot: file.hot,
    is_new: file.isNew,
    is_list: file.isList ?? false,
    sort: file.sort,
    enabled: file.enabled,
  };
  await tx
    .insertInto('game')
    .values({ vendor_code: file.vendorCode, code: file.code, ...values })
    .onConflict((conflict) => conflict.columns(['vendor_code', 'code']).doUpdateSet(values))
    .execute();
}
