/** The ways to pay of a site kept in pesos. */
export const methodFile = `deposits:
  - code: spei
    kind: bank_transfer
    provider: sandbox
    min: "100"
    max: "50000"
    minutes: 5
    validMinutes: 60
    quickAmounts: ["200", "500.00"]
  - code: card
    kind: card
    provider: sandbox
    min: "100"
    max: "20000"
    fee: { fixed: "3", percent: "2.5" }
    minutes: 1
    validMinutes: 30
payouts:
  - code: spei
    kind: bank
    provider: sandbox
    min: "100"
    max: "50000"
    minutes: 30
`;
