/** An account of an agent's team. */
export interface Member {
  name: string;
  avatar: number;
  isAgent: boolean;
  line: string;
  team: number | null;
  balance: string;
  validBet: string;
  net: string;
  /** In hundredths. */
  dividend: number | null;
  lastSeen: string;
  state: 'active' | 'suspended' | 'offered';
  course: readonly number[];
}

type Seed = readonly [
  name: string,
  avatar: number,
  line: string,
  team: number | null,
  balance: string,
  validBet: string,
  net: string,
  dividend: number | null,
  lastSeen: string,
  state?: Member['state'],
];

const seeds: readonly Seed[] = [
  ['norte_mx', 2, 'Tú', 3902, '184206.35', '4862310.40', '612904.15', 12, 'hace 1 min'],
  ['toledo_88', 3, 'Directo', 412, '22840.10', '824110.50', '96402.10', 8, 'hace 4 min'],
  ['luna.x7', 4, 'Directo', null, '8120.45', '412900.00', '48220.75', null, 'hace 12 min'],
  ['theo_gdl', 5, 'Directo', 188, '3104.00', '386204.20', '-12480.40', 7.5, 'hace 2 h', 'offered'],
  ['marinaq', 6, 'toledo_88', null, '1840.90', '240118.90', '21004.60', null, 'hace 3 h'],
  ['costa_sur', 7, 'Directo', 96, '12900.05', '198442.30', '18220.15', 6, 'ayer, 22:14'],
  ['rosa.flam', 8, 'costa_sur', null, '420.00', '88210.75', '-4102.30', null, 'ayer, 19:40'],
  ['panda99', 9, 'Directo', null, '96.30', '74908.10', '6240.20', null, '19 nov', 'suspended'],
  ['tigre_ags', 10, 'toledo_88', 34, '2204.80', '62118.40', '5109.90', 5, '19 nov'],
  ['ranita', 11, 'costa_sur', null, '0.00', '41220.00', '-880.50', null, '18 nov'],
  ['buho_noc', 12, 'Directo', null, '3310.20', '38904.60', '2915.10', null, '17 nov'],
  ['carla.mendez', 1, 'Directo', null, '12480.50', '31200.90', '1402.70', null, '17 nov'],
  ['valle_01', 3, 'theo_gdl', 21, '940.00', '22890.00', '-310.20', 4, '15 nov', 'offered'],
];

const rise = [6, 4, 7, 3, 5, 4, 6, 8, 5, 9];
const fall = [9, 7, 8, 6, 8, 4, 6, 3, 2, 4];

/** A page of the team. */
export const members: readonly Member[] = seeds.map(
  ([name, avatar, line, team, balance, validBet, net, dividend, lastSeen, state = 'active'], place) => ({
    name,
    avatar,
    isAgent: team !== null,
    line,
    team,
    balance,
    validBet,
    net,
    dividend,
    lastSeen,
    state,
    course: (net.startsWith('-') ? fall : rise).map((value, index) => value + ((place * index) % 3)),
  }),
);
