import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Statistics } from "./statistics.tsx";

test("counters stand with their names, and without any nothing is shown to visitors", () => {
  expect(renderToStaticMarkup(<Statistics penghitung={{ angka: [{ nama: "Guru & staf", jumlah: 1068 }], hari: null }} />)).toContain(
    "<dt>Guru &amp; staf</dt><dd>1.068</dd>",
  );
  expect(renderToStaticMarkup(<Statistics penghitung={{ angka: [], hari: null }} />)).toMatch(/^<div [^>]*hidden=""><\/div>$/);
  expect(renderToStaticMarkup(<Statistics penghitung={null} />)).toContain("data angka madrasah");
  const dihitung = <Statistics penghitung={{ angka: [{ nama: "Guru", jumlah: 74 }], hari: "2026-11-27" }} />;
  expect(renderToStaticMarkup(dihitung).replaceAll("<!-- -->", "")).toContain("Keadaan per Jumat, 27 November 2026.");
});
