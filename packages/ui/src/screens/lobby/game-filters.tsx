import { useState } from 'react';
import { Chip } from '../../components/chip/chip.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { FlameIcon, HeartIcon, HistoryIcon } from '../../icons/index.ts';

const kinds = [
  { key: 'all', label: 'Todos', icon: undefined },
  { key: 'favourites', label: 'Favoritos', icon: <HeartIcon /> },
  { key: 'hot', label: 'Hot', icon: <FlameIcon /> },
  { key: 'recent', label: 'Recientes', icon: <HistoryIcon /> },
] as const;

/** Search, kinds and order over a list of games. */
export function GameFilters() {
  const [kind, setKind] = useState<string>('all');
  const [order, setOrder] = useState('plays');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
      <SearchField
        label="Buscar juegos"
        labelHidden
        placeholder="Buscar entre 148 juegos"
        clearLabel="Borrar"
        className="w-full md:w-75"
      />
      <div
        role="group"
        aria-label="Mostrar"
        className="flex min-w-0 gap-2 max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none]"
      >
        {kinds.map(({ key, label, icon }) => (
          <Chip key={key} pressed={kind === key} onPressedChange={() => setKind(key)} icon={icon}>
            {label}
          </Chip>
        ))}
      </div>
      <SelectField
        label="Orden"
        labelHidden
        value={order}
        onValueChange={setOrder}
        options={[
          { value: 'plays', label: 'Más jugados' },
          { value: 'name', label: 'De la A a la Z' },
          { value: 'new', label: 'Más nuevos' },
        ]}
        className="w-full md:ms-auto md:w-44"
      />
    </div>
  );
}
