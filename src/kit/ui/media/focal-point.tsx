import { type PointerEvent, useId, useState } from "react";
import type { StoredPicture } from "../../media/picture.ts";
import { Picture } from "../picture.tsx";

interface FocalPointProps {
  readonly picture: StoredPicture;
  readonly onMove: (x: number, y: number) => void;
}

const round = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;

/** The point that stays visible when a page crops the picture: on the picture by pointer, below it by keyboard. */
export function FocalPoint({ picture, onMove }: FocalPointProps) {
  const [{ x, y }, setPoint] = useState({ x: picture.fokusX, y: picture.fokusY });
  const move = (to: { x: number; y: number }) => {
    const point = { x: round(to.x), y: round(to.y) };
    setPoint(point);
    onMove(point.x, point.y);
  };
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
      <p className="ui-hint">Bagian ini tetap terlihat ketika gambar dipotong. Ketuk gambarnya, atau geser kedua penggeser.</p>
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
