import { expect, test } from "vitest";
import { bacaKunciDraf, type Draf, kunciDraf, sisaDraf } from "./draf.ts";

const kosong = { jam: null, keterangan: null, buktiId: null, dasar: null };
const baris = (siswaId: string, status: "hadir" | "sakit") => ({ siswaId, status, ...kosong });

test("what is tapped while the rest is put down to be sent stays a draft", () => {
  const dikirim: Draf = { pada: "2026-08-24T07:30:00Z", tanda: { ani: baris("ani", "hadir"), budi: baris("budi", "hadir") } };
  expect(sisaDraf(dikirim, dikirim)).toBeUndefined();
  expect(sisaDraf(undefined, dikirim)).toBeUndefined();
  const lagi = { ...dikirim.tanda, budi: baris("budi", "sakit"), citra: baris("citra", "hadir") };
  expect(sisaDraf({ pada: "2026-08-24T07:30:01Z", tanda: lagi }, dikirim)).toEqual({
    pada: "2026-08-24T07:30:01Z",
    tanda: { budi: baris("budi", "sakit"), citra: baris("citra", "hadir") },
  });
});

test("a draft says of which class, day and lesson it is", () => {
  for (const jadwalId of [null, "jam"]) {
    const tempat = { kelasId: "kelas", tanggal: "2026-08-24", jadwalId };
    expect(bacaKunciDraf(kunciDraf("wali", tempat))).toEqual(tempat);
  }
});
