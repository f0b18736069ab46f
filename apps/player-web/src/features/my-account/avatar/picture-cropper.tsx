import { useTranslation } from '@quetzal/i18n/react';
import { Slider } from '@quetzal/ui/slider';
import { useEffect, useRef, type PointerEvent } from 'react';
import { draggedBy, squareOf, type Framing } from './square-crop.ts';

interface PictureCropperProps {
  picture: ImageBitmap;
  framing: Framing;
  onFramingChange: (framing: Framing) => void;
}

const shownPx = 240;
const zoomMax = 3;

/** A picture in its square: dragged into place, or moved with the sliders by whoever does not drag. */
export function PictureCropper({ picture, framing, onFramingChange }: PictureCropperProps) {
  const { t } = useTranslation('my-account');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const { left, top, edge } = squareOf(picture, framing);
    context?.clearRect(0, 0, shownPx * 2, shownPx * 2);
    context?.drawImage(picture, left, top, edge, edge, 0, 0, shownPx * 2, shownPx * 2);
  }, [picture, framing]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const moved = { across: event.movementX / width, down: event.movementY / width };
    onFramingChange(draggedBy(picture, framing, moved));
  };
  const { edge } = squareOf(picture, framing);
  const places = [
    { axis: 'x', label: t('avatar.across'), isFree: picture.width > edge },
    { axis: 'y', label: t('avatar.down'), isFree: picture.height > edge },
  ] as const;
  return (
    <div className="grid justify-items-center gap-4">
      <canvas
        ref={canvas}
        width={shownPx * 2}
        height={shownPx * 2}
        role="img"
        aria-label={t('avatar.preview')}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className="size-60 cursor-grab touch-none rounded-full bg-sunken shadow-[0_0_0_2px_var(--q-line-2)] active:cursor-grabbing"
      />
      <div className="grid w-full gap-3">
        <Slider
          label={t('avatar.zoom')}
          min={1}
          max={zoomMax}
          step={0.1}
          bubble="never"
          value={framing.zoom}
          formatValue={(zoom) => `${Math.round(zoom * 100)} %`}
          onValueChange={(zoom) => onFramingChange({ ...framing, zoom })}
        />
        {places.map(
          ({ axis, label, isFree }) =>
            isFree && (
              <Slider
                key={axis}
                label={label}
                min={0}
                max={100}
                bubble="never"
                value={Math.round(framing[axis])}
                formatValue={(place) => `${place} %`}
                onValueChange={(place) => onFramingChange({ ...framing, [axis]: place })}
              />
            ),
        )}
      </div>
    </div>
  );
}
