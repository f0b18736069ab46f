export type { Category, Ticket } from './category.ts';
export type { Draw, DrawKind, LhcDraw, Numbers, PrizeDraw, TotoDraw } from './draw.ts';
export type { Wins } from './family.ts';
export type { FamilyName, Play } from './play.ts';
export type { Place, Refusal, RefusalCode, Result } from './refusal.ts';
export { RULES_VERSION } from './rules-version.ts';
export type { Settlement } from './settlement.ts';
