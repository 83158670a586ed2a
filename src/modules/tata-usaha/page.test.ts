import { expect, test } from "vitest";
import { type Content, meta } from "./page.tsx";

const sekolah = { nama: "MAN 1 Palu", alamat: "Kota Palu" } as Content["sekolah"];
const rapat = { id: "1", judul: "Rapat wali murid", mulai: "2026-12-01", selesai: null, jamMulai: "09:00", tempat: null };
const content = (agenda: readonly (typeof rapat)[]): Content => ({
  asal: "https://contoh.id",
  tab: "overview",
  pembuka: { judul: "Tata Usaha", isi: "Surat." },
  bagian: [],
  sekolah,
  papan: { pengumuman: [], agenda },
});
const told = (data: Content) => JSON.stringify(meta({ loaderData: data }).find((one) => "script:ld+json" in one) ?? null);

test("search engines are told of the coming events, in Palu time", () => {
  expect(told(content([rapat]))).toContain('"@type":"Event","name":"Rapat wali murid","startDate":"2026-12-01T09:00:00+08:00"');
  expect(told(content([]))).toBe("null");
});
