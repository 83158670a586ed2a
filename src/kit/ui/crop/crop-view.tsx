import { type PointerEvent, useEffect, useRef } from "react";
import type { Crop } from "../../media/person/crop.ts";

interface CropViewProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly shape: number;
  /** Hears how far it was dragged, in parts of what is seen; absent: it only shows. */
  readonly onMove?: (x: number, y: number) => void;
}

const width = 300;

/** The part of a picture that is kept, as it will look. */
export function CropView({ picture, crop, shape, onMove }: CropViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number }>(null);
  const height = Math.round(width / shape);
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, width, height);
    const { left, top } = crop;
    const from = [left * picture.width, top * picture.height, crop.width * picture.width, crop.height * picture.height] as const;
    pen.drawImage(picture, ...from, 0, 0, width, height);
  }, [picture, crop, height]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (!last.current || box.width === 0) return;
    onMove?.((event.clientX - last.current.x) / box.width, (event.clientY - last.current.y) / box.height);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const take = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const letGo = () => {
    last.current = null;
  };
  return (
    <canvas
      ref={canvas}
      className={onMove ? "ui-crop-view movable" : "ui-crop-view"}
      width={width}
      height={height}
      role="img"
      aria-label="Pratinjau potongan foto"
      {...(onMove && { onPointerDown: take, onPointerMove: drag, onPointerUp: letGo, onPointerCancel: letGo })}
    />
  );
}
