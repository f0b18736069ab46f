/** Who an agent asks about, and in what order. */
export interface TeamQuery {
  ancestorId: string;
  search: string | undefined;
  type: 'all' | 'agent' | 'member';
  sort: 'createdAt' | 'validBet' | 'balance';
  order: 'asc' | 'desc';
  pageNum: number;
  pageSize: number;
  /** First day (`YYYY-MM-DD`) of the figures that say "30 days". */
  sinceDay: string;
}

/** Someone below an agent; amounts in ledger units of `currency`. */
export interface TeamRow {
  memberId: string;
  account: string;
  type: number;
  isAgent: boolean;
  state: string;
  upline: string;
  depth: number;
  teamSize: number;
  balance: bigint;
  currency: string;
  validBet: bigint;
  /** What the member lost, below 0 when they won. */
  netWin: bigint;
  lastLoginAt: Date | null;
  createdAt: Date;
}

/** How many there are, whatever kind the list shows. */
export interface TeamCounts {
  all: number;
  agents: number;
  members: number;
}

/** A stretch of days of the site's time zone, both included, with the instants at their ends. */
export interface DayRange {
  fromDay: string;
  toDay: string;
  from: Date;
  to: Date;
}

/** One day of a team, in ledger units. */
export interface TeamDay {
  day: string;
  stake: bigint;
  win: bigint;
  validBet: bigint;
}

/** Heads of a team. */
export interface TeamHeads {
  teamSize: number;
  directSize: number;
  newMembers: number;
  activeMembers: number;
}
