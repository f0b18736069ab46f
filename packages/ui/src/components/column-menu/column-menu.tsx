import { Columns3Icon } from 'lucide-react';
import { columnLabel, type DataTableColumn } from '../data-table/data-table-columns.ts';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from '../dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface ColumnMenuProps<Row> {
  /** The name of the button: "Columnas". */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  hiddenKeys: readonly string[];
  onHiddenKeysChange: (keys: readonly string[]) => void;
  /** Shows all of them again. */
  resetLabel: string;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Which columns a table shows. The first one and those with `hideable: false` always stay. */
export function ColumnMenu<Row>(props: ColumnMenuProps<Row>) {
  const { label, columns, hiddenKeys, onHiddenKeysChange, resetLabel, open, onOpenChange } = props;
  const hideable = columns.slice(1).filter((column) => column.hideable !== false);
  const set = (key: string, shown: boolean) =>
    onHiddenKeysChange(shown ? hiddenKeys.filter((hidden) => hidden !== key) : [...hiddenKeys, key]);
  return (
    <DropdownMenu
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <IconButton label={label} variant="outline" data-slot="column-menu">
          <Columns3Icon />
        </IconButton>
      }
    >
      {hideable.map((column) => (
        <DropdownMenuCheckboxItem
          key={column.key}
          checked={!hiddenKeys.includes(column.key)}
          onCheckedChange={(shown) => set(column.key, shown)}
        >
          {columnLabel(column)}
        </DropdownMenuCheckboxItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem disabled={hiddenKeys.length === 0} onSelect={() => onHiddenKeysChange([])}>
        {resetLabel}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
