/** The clerk before a letter that does not get through. What goes wrong: it "waits" for hours, and nobody reads that each try fails. */
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Pengiriman } from "../load-pengiriman.server.ts";
import { PengirimanList } from "./pengiriman-list.tsx";

const since = new Date("2026-11-23T00:15:00Z");
const shown = (row: Partial<Pengiriman>) => {
  const base = { id: "satu", tanggalKirim: "2026-11-23", penerima: "Kanwil", cara: "surel", status: "dikirim", surelPada: null };
  const rows = [{ ...base, surel: "menunggu", surelGagal: null, ...row } as Pengiriman];
  const Page = createRoutesStub([{ path: "*", Component: () => <PengirimanList rows={rows} mayChange={false} onSent={null} /> }]);
  return renderToStaticMarkup(<Page />);
};

test("tries that fail are told with their first moment, while the letter waits or is held up, and no longer once it went", () => {
  const words = "Gagal sejak 23 November 2026 pukul 08.15 WITA";
  expect(shown({})).not.toContain("Gagal sejak");
  expect(shown({ surelGagal: since })).toContain(`${words}: server e-mail belum menerimanya. Dicoba lagi otomatis.`);
  expect(shown({ surelGagal: since, surel: "tertahan" })).toContain("Periksa servernya, lalu kirim lagi.");
  expect(shown({ surelGagal: since, surel: "terkirim", surelPada: since })).not.toContain("Gagal sejak");
  expect(shown({ surelGagal: since, status: "diterima" })).not.toContain("Gagal sejak");
});
