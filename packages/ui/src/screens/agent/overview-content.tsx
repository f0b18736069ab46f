import { useState } from 'react';
import { AreaChart } from '../../components/area-chart/area-chart.tsx';
import { Badge } from '../../components/badge/badge.tsx';
import { BarStack } from '../../components/bar-stack/bar-stack.tsx';
import { Button } from '../../components/button/button.tsx';
import { Card, CardHeader } from '../../components/card/card.tsx';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { DateRangeField } from '../../components/date-range-field/date-range-field.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx';
import { ChevronRightIcon, DownloadIcon } from '../../icons/index.ts';
import { categoryParts, dailyData, formatShare, formatTick, formatValue } from '../../testing/chart-data.ts';
import { nothing } from '../screen-parameters.ts';
import { members } from './accounts.ts';
import { FigureTile } from './figure-tile.tsx';
import { figures } from './figures.ts';
import { shortColumns } from './member-columns.tsx';
import { PaymentList } from './payment-list.tsx';

/** The overview of an agent's team. */
export function OverviewContent() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader
        title="Resumen del equipo"
        detail="1,284 activos de 3,902 cuentas · actualizado hace 2 min"
        actions={<Period />}
      />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        {figures.map((figure) => (
          <FigureTile key={figure.label} {...figure} />
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-[minmax(0,1fr)_22.25rem]">
        <Card padding="md">
          <CardHeader title="Apuestas y premios" detail="Miles de MXN por día" />
          <AreaChart {...dailyData} height={248} />
        </Card>
        <Card padding="md">
          <CardHeader title="Apuesta válida por categoría" detail="Participación en 30 días" />
          <BarStack
            label="Apuesta válida por categoría"
            parts={categoryParts}
            otherLabel="Otros"
            formatValue={(value) => `$${formatTick(value)}`}
            formatFull={formatValue}
            formatShare={formatShare}
          />
        </Card>
        <Card padding="none" className="min-w-0 overflow-hidden">
          <CardHeader
            className="mb-0 items-center px-3.5 py-2.5"
            title="Miembros con más apuesta"
            action={
              <Button variant="ghost" size="sm">
                Gestión de equipo
                <ChevronRightIcon className="rtl:-scale-x-100" />
              </Button>
            }
          />
          <DataTable
            label="Miembros con más apuesta"
            columns={shortColumns}
            rows={members.slice(1, 6)}
            rowKey={(row) => row.name}
            className="rounded-none shadow-none"
          />
        </Card>
        <Card padding="none" className="pb-1">
          <CardHeader
            className="px-4.5 pt-3.5"
            title="Próximas liquidaciones"
            action={<Badge tone="accent">4 contratos</Badge>}
          />
          <PaymentList />
        </Card>
      </div>
    </div>
  );
}

const spans = ['Hoy', '7 d', '30 d', 'Mes'].map((label) => ({ value: label, label }));

function Period() {
  const [span, setSpan] = useState('30 d');
  return (
    <>
      <SegmentedControl label="Periodo" value={span} onValueChange={setSpan} options={spans} />
      <DateRangeField
        look="button"
        label="Fechas"
        locale="es-MX"
        today="2026-11-21"
        value={{ from: '2026-10-23', to: '2026-11-21' }}
        onValueChange={nothing}
        words={{
          title: 'Elige un periodo',
          presets: 'Periodos usuales',
          apply: 'Aplicar',
          cancel: 'Cancelar',
          close: 'Cerrar',
          previousMonth: 'Mes anterior',
          nextMonth: 'Mes siguiente',
          today: 'Hoy',
          selected: 'elegido',
        }}
      />
      <Button variant="secondary">
        <DownloadIcon />
        Exportar
      </Button>
    </>
  );
}
