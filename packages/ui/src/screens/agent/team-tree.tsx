import { PageHeader } from '../../components/page-header/page-header.tsx';
import { Card } from '../../components/card/card.tsx';
import { Tree, type TreeNode } from '../../components/tree/tree.tsx';
import { Money } from '../../components/money/money.tsx';
import { members, type Member } from './accounts.ts';
import { Kind, Person } from './person.tsx';

const nodeOf = (member: Member): TreeNode<Member> => ({
  key: member.name,
  name: member.name,
  hasChildren: members.some(({ line }) => line === member.name),
  data: member,
});

const below = (parent: TreeNode<Member> | null): TreeNode<Member>[] =>
  members
    .filter(({ line }) => {
      if (parent === null) return line === 'Tú';
      return line === (parent.key === 'norte_mx' ? 'Directo' : parent.key);
    })
    .map((member) => ({ ...nodeOf(member), hasChildren: member.line === 'Tú' || nodeOf(member).hasChildren }));

/** Who stands below whom. */
export function TeamTree() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader title="Gestión de equipo" detail="3,902 cuentas · 61 agentes · 4 niveles" />
      <Card padding="sm">
        <Tree
          label="Equipo"
          loadChildren={(parent: TreeNode<Member> | null) =>
            Promise.resolve<readonly TreeNode<Member>[]>(below(parent))
          }
          initialExpandedKeys={['norte_mx', 'toledo_88', 'costa_sur']}
          selectedKey="toledo_88"
          height="37rem"
          loadingLabel="Cargando"
          failedLabel="No se pudo cargar. Reintentar"
          renderNode={({ data }) => <Row member={data} />}
        />
      </Card>
    </div>
  );
}

function Row({ member }: { member: Member }) {
  return (
    <span className="flex items-center gap-2.5">
      <Person member={member} />
      <Kind member={member} />
      <span className="ms-auto flex gap-6 text-end">
        <Money amount={member.validBet} locale="es-MX" className="font-semibold text-fg max-md:hidden" />
        <span className="min-w-28">
          <Money amount={member.net} locale="es-MX" signed />
        </span>
      </span>
    </span>
  );
}
