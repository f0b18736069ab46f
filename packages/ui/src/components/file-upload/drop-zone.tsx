import { UploadIcon } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

interface DropZoneProps {
  /** Id, description and state of the field. */
  control: ComponentProps<'input'>;
  accept: readonly string[];
  multiple: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
  title: ReactNode;
  detail?: ReactNode | undefined;
}

/** Takes files by the browser's own dialog, by dropping and by pasting. The native input covers the whole area. */
export function DropZone({ control, accept, multiple, disabled, onFiles, title, detail }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const take = (list: FileList | undefined) => {
    setOver(false);
    if (!disabled && list !== undefined && list.length > 0) onFiles([...list]);
  };
  const textId = `${control.id}-zone`;
  return (
    <div
      data-slot="drop-zone"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => take(event.clipboardData.files)}
      className={cn(
        'relative grid min-h-32 place-items-center content-center gap-1 rounded-lg border-[1.5px] border-dashed border-line-control bg-field p-5 text-center transition-colors duration-(--q-dur-fast) hover:bg-surface-2 has-aria-invalid:border-danger-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:border-line-2 has-disabled:bg-surface-2 data-over:border-accent data-over:bg-accent-soft',
      )}
    >
      <input
        {...control}
        type="file"
        accept={accept.join(',')}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={[textId, control['aria-describedby']].filter(Boolean).join(' ')}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        onChange={(event) => {
          take(event.target.files ?? undefined);
          /* the same file may be chosen again after it was removed */
          event.target.value = '';
        }}
      />
      <UploadIcon
        aria-hidden="true"
        className={cn('mb-1 size-5', disabled ? 'text-fg-disabled' : 'text-accent-text')}
      />
      <div id={textId} className="grid gap-0.5">
        <span className={cn('text-base font-semibold', disabled ? 'text-fg-3' : 'text-fg')}>{title}</span>
        {detail !== undefined && <span className="text-xs text-fg-3">{detail}</span>}
      </div>
    </div>
  );
}
