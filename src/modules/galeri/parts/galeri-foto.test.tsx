import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Foto } from "../galeri-content.ts";
import { GaleriFoto } from "./galeri-foto.tsx";

const foto = (lebar: number, tinggi: number): Foto => {
  const points = { fokusX: 0.5, fokusY: 0.5, fokusPonselX: null, fokusPonselY: null, fokusLebarX: null, fokusLebarY: null };
  const varian = [{ width: 480, avif: "a.avif", webp: "a.webp", bytes: 1 }];
  const gambar = { id: "1", lebar, tinggi, warna: "#0b3b2e", tembus: false, alt: "Foto", ...points, terang: null, varian, klip: null };
  return { id: `${lebar}-${tinggi}`, gambar, keterangan: null };
};

test.each([
  [1500, 1000, "m15"],
  [800, 1000, "m8"],
  [1600, 800, "m20"],
  [4000, 500, "m20"],
  [500, 4000, "m6"],
])("a photo of %d by %d takes as much of its row as its shape asks for", (lebar, tinggi, shape) => {
  expect(renderToStaticMarkup(<GaleriFoto foto={[foto(lebar, tinggi)]} />)).toContain(`<li class="${shape}">`);
  expect(readFileSync(`${import.meta.dirname}/../styles/foto.css`, "utf8")).toContain(
    `.foto .${shape} {\n  --m: ${Number(shape.slice(1)) / 10};`,
  );
});
