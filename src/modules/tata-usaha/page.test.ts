import { expect, test } from "vitest";
import { pembukaOf } from "#modules/profil/index.ts";
import { type Content, meta } from "./page.tsx";

const sekolah = { nama: "MAN 1 Palu", alamat: "Kota Palu" } as Content["sekolah"];
const rapat = {
  id: "1",
  judul: "Rapat wali murid",
  mulai: "2026-12-01",
  selesai: null,
  jamMulai: "09:00",
  jamSelesai: "11:30",
  tempat: null,
  deskripsi: null,
};
const content = (agenda: readonly (typeof rapat)[]): Content => ({
  asal: "https://contoh.id",
  tab: "overview",
  pembuka: pembukaOf("Tata Usaha", "Surat."),
  bagian: [],
  sekolah,
  papan: { pengumuman: [], agenda },
});
const told = (data: Content) => JSON.stringify(meta({ loaderData: data }).filter((one) => "script:ld+json" in one));

test("search engines are told of the coming events, in Palu time", () => {
  const held = '"startDate":"2026-12-01T09:00:00+08:00","endDate":"2026-12-01T11:30:00+08:00"';
  expect(told(content([rapat]))).toContain(`"@type":"Event","name":"Rapat wali murid",${held}`);
  expect(told(content([]))).not.toContain("Event");
});
