import { expect, test } from "vitest";
import { goldenBundle } from "#tests/support/pelamar.ts";
import { readAturan } from "./bundle.ts";
import { nextUp, type Standing } from "./next-up.ts";
import { pathsOf, select } from "./select.ts";

const child = (id: string, keadaan: Standing["keadaan"], program: string | null = null): Standing => ({ id, keadaan, program });

test("free places go in order to those who wait and whose programme has room", () => {
  const rows = [
    child("a", "daftar ulang", "ipa"),
    child("b", "mengundurkan diri", "ips"),
    child("c", "cadangan", "ipa"),
    child("d", "cadangan", "ips"),
    child("e", "tidak diterima", "ips"),
  ];
  expect(nextUp({ tempat: 2, program: { ipa: 1, ips: 1 } }, rows)).toEqual({ naik: ["d"], kosong: 1, berikut: "c" });
  expect(nextUp({ tempat: 2, program: {} }, rows)).toEqual({ naik: ["c"], kosong: 1, berikut: "d" });
  expect(nextUp({ tempat: 1, program: {} }, rows)).toEqual({ naik: [], kosong: 0, berikut: "c" });
});

test("two who wish one programme take one room of it, and a path with one too many has no place that is free", () => {
  const waiting = [child("b", "cadangan", "ipa"), child("c", "cadangan", "ipa"), child("d", "cadangan")];
  expect(nextUp({ tempat: 3, program: { ipa: 1 } }, waiting)).toEqual({ naik: ["b", "d"], kosong: 3, berikut: "c" });
  // A correction after the announcement takes a child in beyond the places.
  const full = [child("a", "diterima"), child("x", "diterima"), ...waiting];
  expect(nextUp({ tempat: 1, program: {} }, full)).toEqual({ naik: [], kosong: 0, berikut: "b" });
});

test("of a thousand applicants, some of whom withdraw, it takes whom the published selection takes", () => {
  const bundle = goldenBundle(1000);
  const whole = { ...bundle, pelamar: bundle.pelamar.map((one) => ({ ...one, mundur: null })) };
  const first = select(whole).jalur;
  const rules = pathsOf(readAturan(bundle.aturan) ?? { kuota: 0, daftarUlangSelesai: null, jalur: [] }, bundle.gelombang);
  const gone = new Set(
    first.flatMap(({ urutan }) => urutan.filter(({ hasil }, place) => hasil === "diterima" && place % 7 === 3)).map(({ id }) => id),
  );
  expect(gone.size).toBeGreaterThan(10);
  const again = select({
    ...whole,
    pelamar: whole.pelamar.map((one) => (gone.has(one.id) ? { ...one, mundur: "2000-01-01" } : one)),
  }).jalur;
  for (const [place, path] of first.entries()) {
    const rows = path.urutan.flatMap(({ id, hasil, program }) =>
      hasil === "belum lengkap" ? [] : [child(id, gone.has(id) ? "mengundurkan diri" : hasil, program)],
    );
    const wasWaiting = new Set(path.urutan.filter(({ hasil }) => hasil === "cadangan").map(({ id }) => id));
    const taken = again[place]?.urutan.filter(({ id, hasil }) => hasil === "diterima" && wasWaiting.has(id)).map(({ id }) => id);
    expect(nextUp({ tempat: path.tempat, program: rules[place]?.program ?? {} }, rows).naik).toEqual(taken);
  }
});
