import { expect, test } from "vitest";
import { type Draft, draftKey, draftRemaining, readDraftKey } from "./draft.ts";

const empty = { jam: null, keterangan: null, buktiId: null, dasar: null };
const row = (siswaId: string, status: "hadir" | "sakit") => ({ siswaId, status, ...empty });

test("what is tapped while the rest is put down to be sent stays a draft", () => {
  const dikirim: Draft = { pada: "2026-08-24T07:30:00Z", tanda: { ani: row("ani", "hadir"), budi: row("budi", "hadir") } };
  expect(draftRemaining(dikirim, dikirim)).toBeUndefined();
  expect(draftRemaining(undefined, dikirim)).toBeUndefined();
  const lagi = { ...dikirim.tanda, budi: row("budi", "sakit"), citra: row("citra", "hadir") };
  expect(draftRemaining({ pada: "2026-08-24T07:30:01Z", tanda: lagi }, dikirim)).toEqual({
    pada: "2026-08-24T07:30:01Z",
    tanda: { budi: row("budi", "sakit"), citra: row("citra", "hadir") },
  });
});

test("a draft says of which class, day and lesson it is", () => {
  for (const jadwalId of [null, "jam"]) {
    const tempat = { kelasId: "kelas", tanggal: "2026-08-24", jadwalId };
    expect(readDraftKey(draftKey("wali", tempat))).toEqual(tempat);
  }
});
