import { VendorChip } from '../../components/vendor-chip/vendor-chip.tsx';
import { vendorImages } from '../art.ts';
import { makers } from '../player/makers.ts';

interface MakerFiltersProps {
  value: string;
  onValueChange: (value: string) => void;
}

/** One maker, or all of them. */
export function MakerFilters({ value, onValueChange }: MakerFiltersProps) {
  return (
    <div
      role="group"
      aria-label="Proveedores"
      className="-mx-1 flex gap-2 overflow-x-auto px-1 py-0.5 [scrollbar-width:none]"
    >
      <VendorChip
        name="Todos"
        images={{}}
        count={148}
        pressed={value === 'all'}
        onPressedChange={() => onValueChange('all')}
      />
      {makers.map(({ code, name, games }) => (
        <VendorChip
          key={code}
          name={name}
          images={vendorImages(code)}
          count={games}
          pressed={value === code}
          onPressedChange={() => onValueChange(code)}
        />
      ))}
    </div>
  );
}
