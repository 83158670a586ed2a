/** A number that is taken by hand is written on a paper outside the portal: nobody stops it from being signed there. */
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { isContoh } from "../nomor/compose-nomor.ts";
import { NomorPreview } from "./nomor-preview.tsx";

const shown = (contoh: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NomorPreview calon={{ nomor: "B-096/Ma.22.XX.XX/HM.01/11/2026", contoh, butuhKlasifikasi: false, mundur: false, kalimat: null }} />
    </MemoryRouter>,
  );

test("one with the code of the examples says so, with the way to where the school's own is written", () => {
  expect(shown(true)).toMatch(/kode jabatan contoh.*href="\/administration\/buku-nomor"/);
  expect(shown(false)).not.toContain("contoh");
});

test("the code of the examples is known in small letters too, and no other number is taken for it", () => {
  for (const nomor of ["B-096/Ma.22.XX.XX/HM.01/11/2026", "001/Ma.22.xx/2026"]) expect(isContoh(nomor)).toBe(true);
  for (const nomor of ["B-096/Ma.22.01.01/HM.01/11/2026", "001/XXI/2026"]) expect(isContoh(nomor)).toBe(false);
});
