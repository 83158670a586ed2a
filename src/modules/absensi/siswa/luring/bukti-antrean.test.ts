import { expect, test } from "vitest";
import type { Antrean, BarisAntrean } from "./antrean.ts";
import { belumDiunggah, berbukti, perluDiunggah, tanpaBerkas } from "./bukti-antrean.ts";

const berkas = new File(["surat"], "surat.pdf", { type: "application/pdf" });
const baris = (siswaId: string, lain: Partial<BarisAntrean> = {}): BarisAntrean => ({
  ...{ siswaId, status: "izin", jam: null, keterangan: null, buktiId: null, dasar: null },
  ...lain,
});
const kini = Date.parse("2026-08-24T07:30:00+08:00");
const sejak = (jam: number) => new Date(kini - jam * 3_600_000).toISOString();

test("a proof is sent when it never was, or so long ago that it may be gone", () => {
  expect(perluDiunggah(baris("ani"), kini)).toBe(false);
  expect(perluDiunggah(baris("ani", { berkas, buktiId: "yang lama di madrasah" }), kini)).toBe(true);
  expect([1, 23, 25, 72].map((jam) => perluDiunggah(baris("ani", { berkas, diunggahPada: sejak(jam) }), kini))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  // A device whose clock was set back does not trust what it wrote before.
  expect(perluDiunggah(baris("ani", { berkas, diunggahPada: sejak(-48) }), kini)).toBe(true);
});

test("it stays on the device with its id, and does not travel with the class", () => {
  const satu = { baris: [baris("ani", { berkas }), baris("budi")] } as unknown as Antrean;
  const [ani, budi] = berbukti(satu, baris("ani"), "baru").baris;
  expect(ani).toMatchObject({ berkas, buktiId: "baru", diunggahPada: expect.any(String) });
  expect(budi).toEqual(baris("budi"));
  expect(tanpaBerkas(ani as BarisAntrean)).toEqual(baris("ani", { buktiId: "baru" }));
  expect(perluDiunggah(belumDiunggah(ani as BarisAntrean), Date.now())).toBe(true);
});
