import { type PointerEvent, useId, useState } from "react";
import type { StoredPicture } from "#kit/media/picture.ts";
import { Button } from "#kit/ui/button.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import { HeroCrop } from "./hero-crop.tsx";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a picture is cropped; null: no point of its own, as on tablets and everywhere else. */
export interface FocalPoints {
  readonly umum: Point;
  readonly ponsel: Point | null;
  readonly lebar: Point | null;
}

export const pointsOf = (picture: StoredPicture): FocalPoints => ({
  umum: { x: picture.fokusX, y: picture.fokusY },
  ponsel: pair(picture.fokusPonselX, picture.fokusPonselY),
  lebar: pair(picture.fokusLebarX, picture.fokusLebarY),
});

const pair = (x: number | null, y: number | null): Point | null => (x === null || y === null ? null : { x, y });

interface FocalPointProps {
  readonly picture: StoredPicture;
  readonly points: FocalPoints;
  readonly onMove: (points: FocalPoints) => void;
}

const widths = [
  { name: "ponsel", label: "Ponsel, 360" },
  { name: "umum", label: "Tablet, 768" },
  { name: "lebar", label: "Komputer, 1440" },
] as const;

const round = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;

/** The point that stays visible when a page crops the picture, for each width: on the picture by pointer, below it by keyboard. */
export function FocalPoint({ picture, points, onMove }: FocalPointProps) {
  const group = useId();
  const [at, setAt] = useState<(typeof widths)[number]["name"]>("umum");
  const { x, y } = points[at] ?? points.umum;
  const move = (to: Point) => onMove({ ...points, [at]: { x: round(to.x), y: round(to.y) } });
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    move({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const pressed = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };
  return (
    <div className="ui-focal">
      <fieldset className="ui-crops">
        <legend className="ui-label">Begini potongannya di beranda. Pilih lebar yang hendak diatur.</legend>
        {widths.map(({ name, label }) => (
          <label key={name}>
            <HeroCrop picture={picture} width={name} point={points[name] ?? points.umum} />
            <span>
              <input type="radio" name={group} checked={at === name} onChange={() => setAt(name)} />
              {label}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="ui-focal-picture" onPointerDown={pressed} onPointerMove={follow}>
        <Picture of={picture} sizes="(min-width: 48rem) 32rem, 90vw" alt="" />
        <svg aria-hidden="true">
          <circle cx={`${x * 100}%`} cy={`${y * 100}%`} r="14" />
          <circle cx={`${x * 100}%`} cy={`${y * 100}%`} r="3" />
        </svg>
      </div>
      <div className="ui-fields">
        <Slider label="Titik fokus, dari kiri" value={x} onSlide={(part) => move({ x: part, y })} />
        <Slider label="Titik fokus, dari atas" value={y} onSlide={(part) => move({ x, y: part })} />
      </div>
      <p className="ui-hint">
        Bagian ini tetap terlihat ketika gambar dipotong. Ketuk gambarnya, atau geser kedua penggeser. Titik tablet berlaku juga di tempat
        lain.
      </p>
      {at !== "umum" && points[at] !== null && (
        <Button look="quiet" onClick={() => onMove({ ...points, [at]: null })}>
          Ikuti titik tablet
        </Button>
      )}
    </div>
  );
}

function Slider({ label, value, onSlide }: { readonly label: string; readonly value: number; readonly onSlide: (part: number) => void }) {
  const id = useId();
  const percent = Math.round(value * 100);
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        value={percent}
        aria-valuetext={`${percent} persen`}
        onChange={(event) => onSlide(Number(event.target.value) / 100)}
      />
    </div>
  );
}
