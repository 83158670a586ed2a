import { expect, test } from "vitest";
import { movedTo } from "./former-address.ts";

const moved = (address: string) => movedTo(new URL(address, "http://kantor"));

/** Bookmarks of an office that has used the portal for a year, and notices that were sent before. */
test.each([
  ["/administration/naskah?tampil=menunggu&cari=rapat", "/administration/persuratan/konsep?tampil=menunggu&cari=rapat"],
  ["/administration/naskah.data", "/administration/persuratan/konsep"],
  ["/administration/disposisi?tampil=semua&keadaan=terlambat", "/administration/persuratan/disposisi?tampil=semua&keadaan=terlambat"],
  ["/administration/daftar-surat/nomor?tahun=2025", "/administration/persuratan/nomor?tahun=2025"],
  ["/administration/persuratan?tampil=masuk&cari=dinas", "/administration/surat-masuk?cari=dinas"],
  ["/administration/persuratan?tampil=keluar", "/administration/daftar-surat"],
  ["/administration/persuratan?tampil=arsip&halaman=2", "/administration/persuratan/arsip?halaman=2"],
])("%s leads to %s", (former, now) => expect(moved(former)).toBe(now));

test("what never moved stays", () => {
  expect(moved("/administration/persuratan")).toBeUndefined();
  expect(moved("/administration/persuratan?tampil=menunggu")).toBeUndefined();
  expect(moved("/administration/persuratan/semua?cari=x")).toBeUndefined();
  for (const inherited of ["constructor", "toString", "__proto__"])
    expect(moved(`/administration/persuratan?tampil=${inherited}`)).toBeUndefined();
});
