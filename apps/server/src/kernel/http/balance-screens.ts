/** What a balance is shown with: who has a screen open here, what they hold, and the way to their screens. */
export interface BalanceScreens {
  isOpen(memberId: string): boolean;
  balancesOf(memberIds: readonly string[]): Promise<{ memberId: string; balance: unknown }[]>;
  show(memberId: string, balance: unknown): void;
  onError(error: unknown): void;
}

/** Shows new balances on the screens that are open in this process; nothing is read for anybody else. */
export function createBalanceScreens(screens: BalanceScreens): (memberIds: readonly string[]) => void {
  const waiting = new Set<string>();
  let isReading = false;

  async function read(): Promise<void> {
    isReading = true;
    while (waiting.size > 0) {
      const memberIds = [...waiting];
      waiting.clear();
      const balances = await screens.balancesOf(memberIds).catch((error: unknown) => {
        screens.onError(error);
        return [];
      });
      for (const { memberId, balance } of balances) screens.show(memberId, balance);
    }
    isReading = false;
  }

  return (memberIds) => {
    for (const memberId of memberIds) if (screens.isOpen(memberId)) waiting.add(memberId);
    if (!isReading) void read();
  };
}
