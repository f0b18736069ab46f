export type Vendor = {
  readonly code: string;
  readonly name: string;
  /** Its sign, one of the silhouettes. */
  readonly sign: string;
  /** Its two colours, lighter first. */
  readonly colours: readonly [string, string];
};

const vendor = (code: string, name: string, sign: string, ...colours: [string, string]): Vendor => ({
  code,
  name,
  sign,
  colours,
});

/** The vendors, all invented. */
export const vendors: readonly Vendor[] = [
  vendor('OBS', 'Obsidia', 'crystal-shine', '#7c8cff', '#b07cff'),
  vendor('NAH', 'Nahual', 'wolf-head', '#ff8a4c', '#ff4d6a'),
  vendor('KUK', 'Kukul Live', 'sea-serpent', '#16c79a', '#0aa5c9'),
  vendor('JDW', 'Jadeworks', 'cut-diamond', '#2fd08f', '#10a37f'),
  vendor('TLA', 'Tlaloc', 'lightning-trio', '#38b6ff', '#3d6bff'),
  vendor('SOL', 'Solaris', 'sun-radiations', '#ffb02e', '#ff7a1a'),
  vendor('MAR', 'Marea', 'wave-crest', '#22c3e6', '#1976d2'),
  vendor('COP', 'Copal', 'flame', '#ff6a3d', '#e0356b'),
  vendor('XOC', 'Xoco', 'lotus-flower', '#f06292', '#c2459a'),
  vendor('AMB', 'Ámbar', 'beehive', '#f5b301', '#d98200'),
  vendor('VOL', 'Volante', 'soccer-ball', '#53c75b', '#1f9d55'),
  vendor('CEN', 'Cenzontle', 'hummingbird', '#5ad1c8', '#3a86d9'),
];
