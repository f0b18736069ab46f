/** A round of a slot that was lost. */
export const bet = {
  id: 'b1',
  roundId: 'r1',
  vendorRoundId: 'round-77',
  vassalage: 'SOL',
  vendorName: 'Solaris',
  gameCode: 'frutas-electricas',
  gameName: 'Frutas Eléctricas',
  stake: '10.00',
  win: '0.00',
  jackpot: '0.00',
  net: '-10.00',
  validBet: '10.00',
  state: 'settled',
  placedAt: '2026-11-20T10:00:00Z',
  settledAt: '2026-11-20T10:00:02Z',
  currency: 'MXN',
};

/** What a list of it alone comes to. */
export const totals = { count: 1, stake: '10.00', win: '0.00', net: '-10.00', validBet: '10.00' };
