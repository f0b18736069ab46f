import { useState } from 'react';
import { BulkBar, BulkBarAction } from '../../components/bulk-bar/bulk-bar.tsx';
import { InteractiveTable } from '../../components/interactive-table/interactive-table.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ArrowLeftRightIcon, HandCoinsIcon, MailIcon } from '../../icons/index.ts';
import { nothing } from '../screen-parameters.ts';
import { members } from './accounts.ts';
import { teamColumns } from './member-columns.tsx';
import { MemberLines } from './member-lines.tsx';

/** The accounts of a team; two of them are selected. */
export function TeamTable({ hiddenKeys }: { hiddenKeys: readonly string[] }) {
  const [keys, setKeys] = useState<readonly string[]>(['toledo_88', 'theo_gdl']);
  return (
    <InteractiveTable
      label="Equipo"
      locale="es-MX"
      columns={teamColumns}
      rows={members}
      rowKey={(row) => row.name}
      sortMode="client"
      defaultSort={{ key: 'validBet', order: 'desc' }}
      hiddenKeys={hiddenKeys}
      mobile={(row) => <MemberLines member={row} />}
      selection={{
        keys,
        onKeysChange: setKeys,
        allLabel: 'Seleccionar la página',
        rowLabel: (row) => `Seleccionar ${row.name}`,
      }}
      footer={<Pages />}
      bulk={<SelectedCommands count={keys.length} onClear={() => setKeys([])} />}
    />
  );
}

function SelectedCommands({ count, onClear }: { count: number; onClear: () => void }) {
  return (
    <BulkBar
      label="Acciones para las cuentas seleccionadas"
      count={count}
      summary={count === 1 ? '1 seleccionada' : `${count} seleccionadas`}
      clearLabel="Quitar la selección"
      onClear={onClear}
    >
      <BulkBarAction>
        <HandCoinsIcon />
        Ofrecer contrato
      </BulkBarAction>
      <BulkBarAction>
        <ArrowLeftRightIcon />
        Transferir
      </BulkBarAction>
      <BulkBarAction>
        <MailIcon />
        Mensaje
      </BulkBarAction>
    </BulkBar>
  );
}

function Pages() {
  return (
    <Pagination
      label="Páginas"
      page={1}
      pageCount={301}
      onPageChange={nothing}
      previousLabel="Página anterior"
      nextLabel="Página siguiente"
      pageLabel={(page) => `Página ${page}`}
      summary="1–13 de 3,902"
      pageSize={{ label: 'Filas', value: 13, options: [13, 26, 52], onChange: nothing }}
      className="border-t border-line px-4 py-2.5"
    />
  );
}
