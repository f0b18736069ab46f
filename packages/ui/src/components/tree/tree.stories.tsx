import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { Badge } from '../badge/badge.tsx';
import { Money } from '../money/money.tsx';
import { Num } from '../num/num.tsx';
import { Tree, type TreeNode, type TreeProps } from './tree.tsx';

interface Account {
  team: number;
  validBet: string;
}

/* A story needs one type of entry. */
function AccountTree(props: TreeProps<Account>) {
  return <Tree {...props} />;
}

const guide = {
  status: 'new',
  use: [
    'Show who stands below whom; load a branch when it is opened.',
    'Put name, kind and one or two figures into a row; everything else belongs to the page of the entry.',
    'Throw in `loadChildren` when a branch cannot be loaded: its place then offers to try again.',
  ],
  avoid: [
    'Do not put links or buttons into a row: the row itself is what is pressed.',
    'Do not use it for a menu or for pages of settings.',
  ],
  keyboard: [
    ['Tab', 'To the row that was last on, and out of the tree'],
    ['Arrow Up, Arrow Down', 'To the row above or below'],
    ['Arrow Right', 'Opens a branch; on an open one: to its first entry (Arrow Left from right to left)'],
    ['Arrow Left', 'Closes a branch; else to the entry above it (Arrow Right from right to left)'],
    ['Home, End', 'To the first or the last row'],
    ['Letters', 'To the next entry whose name begins so'],
    ['*', 'Opens all branches of the same level'],
    ['Enter or Space', 'Chooses the entry; on a failed branch: tries again'],
  ],
} satisfies Guide;

const node = (name: string, team: number, validBet: string): TreeNode<Account> => ({
  key: name,
  name,
  hasChildren: team > 0,
  data: { team, validBet },
});

const branches: Readonly<Record<string, readonly TreeNode<Account>[]>> = {
  '': [node('norte_mx', 3902, '4862310.40')],
  norte_mx: [
    node('toledo_88', 412, '824110.50'),
    node('theo_gdl', 188, '386204.20'),
    node('luna.x7', 0, '412900.00'),
    node('costa_sur', 96, '198442.30'),
    node('marinaq', 0, '240118.90'),
  ],
  toledo_88: [node('tigre_ags', 34, '62118.40'), node('panda99', 0, '74908.10')],
  tigre_ags: [node('ranita', 0, '41220.00'), node('buho_noc', 0, '38904.60')],
  theo_gdl: [node('valle_01', 21, '22890.00'), node('carla.mendez', 0, '31200.90')],
  costa_sur: [node('rosa.flam', 0, '88210.75')],
  valle_01: [node('coral_9', 0, '9020.10')],
};

const loadChildren = (parent: TreeNode<Account> | null) => Promise.resolve(branches[parent?.key ?? ''] ?? []);
const never = new Promise<never>(() => undefined);

function AccountRow({ name, data }: TreeNode<Account>) {
  return (
    <span className="flex items-center gap-2.5">
      <b className="truncate font-semibold text-fg">
        <bdi>{name}</bdi>
      </b>
      {data.team > 0 ? <Badge tone="info">Agente</Badge> : <Badge>Miembro</Badge>}
      <span className="ms-auto flex flex-none gap-4 text-end">
        {data.team > 0 && <Num className="text-fg-3 max-md:hidden">{data.team} cuentas</Num>}
        <Money amount={data.validBet} locale="es-MX" className="min-w-24 font-semibold text-fg" />
      </span>
    </span>
  );
}

const meta = {
  title: 'Data/Tree',
  component: AccountTree,
  parameters: { guide },
  args: {
    label: 'Equipo',
    loadChildren,
    renderNode: AccountRow,
    loadingLabel: 'Cargando cuentas',
    failedLabel: 'No pudimos cargar estas cuentas. Reintentar',
    initialExpandedKeys: ['norte_mx', 'toledo_88', 'tigre_ags'],
  },
  render: function Choosing(args) {
    const [selectedKey, setSelectedKey] = useState(args.selectedKey);
    return (
      <div className="rounded-lg border border-line bg-surface-1">
        <Tree {...args} selectedKey={selectedKey} onSelect={(chosen) => setSelectedKey(chosen.key)} />
      </div>
    );
  },
} satisfies Meta<typeof AccountTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { selectedKey: 'luna.x7' }, globals: { density: 'compact' } };
export const Closed: Story = { args: { initialExpandedKeys: [] } };
export const Loading: Story = { args: { loadChildren: () => never } };
export const BranchOnItsWay: Story = {
  args: {
    loadChildren: (parent) => (parent?.key === 'theo_gdl' ? never : loadChildren(parent)),
    initialExpandedKeys: ['norte_mx', 'theo_gdl'],
  },
};
export const BranchThatFailed: Story = {
  args: {
    loadChildren: (parent) =>
      parent?.key === 'toledo_88' ? Promise.reject(new Error('offline')) : loadChildren(parent),
    initialExpandedKeys: ['norte_mx', 'toledo_88'],
  },
};
export const TenThousand: Story = {
  args: {
    loadChildren: (parent) =>
      Promise.resolve(
        parent === null
          ? Array.from({ length: 100 }, (_, index) => node(`agente_${index}`, 100, '1200.00'))
          : Array.from({ length: 100 }, (_, index) => node(`${parent.name}_${index}`, 0, '80.00')),
      ),
    initialExpandedKeys: Array.from({ length: 100 }, (_, index) => `agente_${index}`),
  },
};
export const LongText: Story = {
  args: {
    loadChildren: (parent) =>
      Promise.resolve(
        parent === null
          ? [node('Vertriebspartnerschaft_Süddeutschland_und_Österreich', 12, '1024110.50')]
          : [node('Einzelkonto', 0, '0.00')],
      ),
    initialExpandedKeys: ['Vertriebspartnerschaft_Süddeutschland_und_Österreich'],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الفريق', loadingLabel: 'جارٍ التحميل', failedLabel: 'تعذر التحميل. أعد المحاولة' },
};
