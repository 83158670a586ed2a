import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Statistics } from "./statistics.tsx";

test("counters stand with their names, and without any nothing is shown to visitors", () => {
  expect(renderToStaticMarkup(<Statistics penghitung={[{ nama: "Guru & staf", jumlah: 1068 }]} />)).toContain(
    "<dt>Guru &amp; staf</dt><dd>1.068</dd>",
  );
  expect(renderToStaticMarkup(<Statistics penghitung={[]} />)).toMatch(/^<div [^>]*hidden=""><\/div>$/);
  expect(renderToStaticMarkup(<Statistics penghitung={null} />)).toContain("data angka madrasah");
});
