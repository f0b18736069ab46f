import { useState, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { ColumnMenu } from '../../components/column-menu/column-menu.tsx';
import { Num } from '../../components/num/num.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { TableToolbar } from '../../components/table-toolbar/table-toolbar.tsx';
import { TabPanel, Tabs } from '../../components/tabs/tabs.tsx';
import {
  CalendarIcon,
  ChevronDownIcon,
  DownloadIcon,
  ListFilterIcon,
  UserIcon,
  UserPlusIcon,
  XIcon,
} from '../../icons/index.ts';
import { teamColumns } from './member-columns.tsx';
import { TeamTable } from './team-table.tsx';

const tabs = [
  ['Todas', '3,902'],
  ['Agentes', '61'],
  ['Miembros', '3,841'],
  ['Contratos pendientes', '7'],
  ['Inactivas', '412'],
].map(([label = '', count], place) => ({
  value: `tab-${place}`,
  label,
  badge: <Num className="text-xs text-fg-3">{count}</Num>,
}));

/** An agent's whole team. */
export function TeamContent() {
  const [tab, setTab] = useState('tab-0');
  const [hiddenKeys, setHiddenKeys] = useState<readonly string[]>([]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader
        title="Gestión de equipo"
        detail="3,902 cuentas · 61 agentes · 4 niveles"
        actions={
          <>
            <Button variant="secondary">
              <DownloadIcon />
              Exportar
            </Button>
            <Button>
              <UserPlusIcon />
              Registrar cuenta
            </Button>
          </>
        }
      />
      <Tabs label="Cuentas" value={tab} onValueChange={setTab} items={tabs} className="gap-3">
        <TabPanel value={tab} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Filters
            columns={
              <ColumnMenu
                label="Columnas"
                columns={teamColumns}
                hiddenKeys={hiddenKeys}
                onHiddenKeysChange={setHiddenKeys}
                resetLabel="Mostrar todas"
              />
            }
          />
          <TeamTable hiddenKeys={hiddenKeys} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

function Filters({ columns }: { columns: ReactNode }) {
  return (
    <TableToolbar
      label="Herramientas"
      search={<SearchField label="Buscar" placeholder="Cuenta o ID" clearLabel="Borrar" />}
      end={columns}
    >
      <Button variant="outline">
        <UserIcon />
        Tipo: todos
        <ChevronDownIcon />
      </Button>
      <Button variant="outline">
        <CalendarIcon />
        Últimos 30 días
        <ChevronDownIcon />
      </Button>
      <Button variant="soft">
        Saldo ≥ $0.00
        <XIcon />
        <span className="sr-only">, quitar el filtro</span>
      </Button>
      <Button variant="ghost">
        <ListFilterIcon />
        Más filtros
      </Button>
    </TableToolbar>
  );
}
