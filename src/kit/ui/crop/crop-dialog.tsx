import { useMemo, useState } from "react";
import { type Crop, movedCrop, usualCrop } from "../../media/person/crop.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { CropView } from "./crop-view.tsx";

interface CropDialogProps {
  readonly open: boolean;
  /** Null: still being read. */
  readonly picture: ImageBitmap | null;
  /** Width to height of what is kept. */
  readonly shape: number;
  readonly title: string;
  readonly onCut: (crop: Crop) => void;
  readonly onClose: () => void;
}

/** Chooses the part of a picture that is kept: by dragging it, or with three sliders from the keyboard. */
export function CropDialog({ open, picture, shape, title, onCut, onClose }: CropDialogProps) {
  return (
    <Dialog open={open && picture !== null} onClose={onClose} title={title} lead="Geser foto atau pakai penggeser di bawahnya." narrow>
      {picture && <Cutting {...{ picture, shape, onCut, onClose }} />}
    </Dialog>
  );
}

type CuttingProps = Omit<CropDialogProps, "open" | "picture" | "title"> & { readonly picture: ImageBitmap };

function Cutting({ picture, shape, onCut, onClose }: CuttingProps) {
  const whole = useMemo(() => usualCrop(picture.width, picture.height, shape), [picture, shape]);
  const [place, setPlace] = useState({ zoom: 1, x: 0.5, y: 1 / 3 });
  const crop = movedCrop(whole, place);
  const change = (part: Partial<typeof place>) => setPlace((before) => ({ ...before, ...part }));
  return (
    <>
      <div className="ui-dialog-body ui-crop">
        <CropView picture={picture} crop={crop} shape={shape} onMove={(x, y) => setPlace((before) => moved(before, crop, { x, y }))} />
        <Slider label="Perbesar" value={place.zoom} min={1} max={4} onChange={(zoom) => change({ zoom })} />
        <Slider label="Geser ke kiri atau kanan" value={place.x} min={0} max={1} onChange={(x) => change({ x })} />
        <Slider label="Geser ke atas atau bawah" value={place.y} min={0} max={1} onChange={(y) => change({ y })} />
      </div>
      <div className="ui-dialog-foot">
        <Button onClick={onClose}>Batal</Button>
        <Button look="primary" onClick={() => onCut(crop)}>
          Pakai foto ini
        </Button>
      </div>
    </>
  );
}

type Place = { readonly zoom: number; readonly x: number; readonly y: number };

/** The picture follows the finger: what is kept moves the other way, and stops at the edges. */
function moved(before: Place, { left, top, width, height }: Crop, by: { readonly x: number; readonly y: number }): Place {
  const along = (start: number, part: number, shift: number, else_: number) =>
    part >= 0.9999 ? else_ : Math.min(1, Math.max(0, (start - shift * part) / (1 - part)));
  return { ...before, x: along(left, width, by.x, before.x), y: along(top, height, by.y, before.y) };
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, value, min, max, onChange }: SliderProps) {
  return (
    <label className="ui-slider">
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 100}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
