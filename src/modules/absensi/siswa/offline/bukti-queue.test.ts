import { expect, test } from "vitest";
import { berbukti, needsUpload, notUploaded, withoutBerkas } from "./bukti-queue.ts";
import type { Queue, QueueRow } from "./queue.ts";

const berkas = new File(["surat"], "surat.pdf", { type: "application/pdf" });
const row = (siswaId: string, lain: Partial<QueueRow> = {}): QueueRow => ({
  ...{ siswaId, status: "izin", jam: null, keterangan: null, buktiId: null, dasar: null },
  ...lain,
});
const current = Date.parse("2026-08-24T07:30:00+08:00");
const sejak = (jam: number) => new Date(current - jam * 3_600_000).toISOString();

test("a proof is sent when it never was, or so long ago that it may be gone", () => {
  expect(needsUpload(row("ani"), current)).toBe(false);
  expect(needsUpload(row("ani", { berkas, buktiId: "yang lama di madrasah" }), current)).toBe(true);
  expect([1, 23, 25, 72].map((jam) => needsUpload(row("ani", { berkas, diunggahPada: sejak(jam) }), current))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  // A device whose clock was set back does not trust what it wrote before.
  expect(needsUpload(row("ani", { berkas, diunggahPada: sejak(-48) }), current)).toBe(true);
});

test("it stays on the device with its id, and does not travel with the class", () => {
  const satu = { baris: [row("ani", { berkas }), row("budi")] } as unknown as Queue;
  const [ani, budi] = berbukti(satu, row("ani"), "baru").baris;
  expect(ani).toMatchObject({ berkas, buktiId: "baru", diunggahPada: expect.any(String) });
  expect(budi).toEqual(row("budi"));
  expect(withoutBerkas(ani as QueueRow)).toEqual(row("ani", { buktiId: "baru" }));
  expect(needsUpload(notUploaded(ani as QueueRow), Date.now())).toBe(true);
});
