import type { FactName } from '../my-account.wire.ts';

/** The facts of a profile as they are shown and told together. */
export const profileGroups = {
  identity: ['payeeName', 'birthday', 'idNumber', 'nationality', 'placeOfBirth'],
  life: ['address', 'occupation', 'sourceOfIncome'],
  reach: ['whatsapp', 'telegram', 'facebook', 'line', 'wechat', 'qqNum', 'zalo'],
} as const satisfies Record<string, readonly FactName[]>;

/** A group of facts. */
export type ProfileGroup = keyof typeof profileGroups;
