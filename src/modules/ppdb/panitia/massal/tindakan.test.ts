/**
 * Two hundred are ticked and one press does it to all of them. What goes wrong: one whose decision is fixed, who may be there twice or whom a
 * colleague proposed to refuse goes along, and the page had said that it would stay.
 */
import { expect, test } from "vitest";
import { keadaanPendaftaran } from "../../keadaan/keadaan.ts";
import { type Facts, isTindakan, judge, passes, tindakanMassal, tindakanOf } from "./tindakan.ts";

const facts = (changed: Partial<Facts> = {}): Facts => ({
  ...{ keadaan: "terkirim", verifikatorId: null, ganda: false, tetap: false, usulan: false, belum: [] },
  ...changed,
});
const fixed = "Keputusannya sudah ditetapkan.";

test("a verifier is given or taken where that changes something, whatever else stands", () => {
  const [mine, other] = [facts({ verifikatorId: "a", tetap: true }), facts({ verifikatorId: "b", tetap: true })];
  expect([judge("tugaskan", mine, "a"), judge("tugaskan", other, "a"), judge("tugaskan", facts(), "a")]).toEqual([
    ...["Sudah ditugaskan kepadanya.", null, null],
  ]);
  expect([judge("lepaskan", mine, ""), judge("lepaskan", facts({ tetap: true }), "")]).toEqual([null, "Belum ada verifikatornya."]);
});

test("what is fixed is not moved by any press", () => {
  for (const one of ["verifikasi", "luluskan", "kembalikan"] as const) expect(judge(one, facts({ tetap: true }), "")).toBe(fixed);
});

test("each press moves those alone whose state it follows, and names the state of the others", () => {
  const moved = (one: "verifikasi" | "luluskan" | "kembalikan") =>
    keadaanPendaftaran.filter((keadaan) => judge(one, facts({ keadaan }), "") === null);
  expect([moved("verifikasi"), moved("luluskan"), moved("kembalikan")]).toEqual([
    ["terkirim"],
    ["terverifikasi"],
    ["terkirim", "terverifikasi"],
  ]);
  for (const one of ["verifikasi", "luluskan", "kembalikan"] as const)
    expect(judge(one, facts({ keadaan: "lulus administrasi" }), "")).toBe("Keadaannya lulus administrasi.");
});

test("one passes whose papers are all accepted, who is there once and about whom nobody proposed anything", () => {
  const verified = { keadaan: "terverifikasi" } as const;
  expect([
    passes(facts(verified)),
    passes(facts({ ...verified, belum: ["KK", "Akta"], ganda: true, usulan: true })),
    passes(facts({ ...verified, ganda: true, usulan: true })),
    passes(facts({ ...verified, usulan: true })),
    passes(facts({ keadaan: "terkirim", usulan: true })),
  ]).toEqual([
    null,
    "Berkas belum diterima: KK, Akta.",
    "Mungkin ganda, periksa dahulu.",
    "Ada usulan yang menunggu orang kedua.",
    "Keadaannya terkirim.",
  ]);
});

test("each press is known by its name and says what it leaves behind", () => {
  for (const one of tindakanMassal) expect([isTindakan(one.value), tindakanOf(one.value)]).toEqual([true, one]);
  expect(["hapus", "", null, "tidak diterima"].map(isTindakan)).toEqual([false, false, false, false]);
  expect(tindakanMassal.map(({ value }) => value)).toEqual(["tugaskan", "lepaskan", "verifikasi", "luluskan", "kembalikan"]);
  expect(tindakanMassal.filter(({ hasil }) => hasil.startsWith("Tidak dapat diurungkan")).map(({ value }) => value)).toEqual([
    ...["verifikasi", "luluskan", "kembalikan"],
  ]);
});
