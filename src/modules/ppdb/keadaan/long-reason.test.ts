/**
 * Somebody of the committee writes as much as each field takes. What goes wrong: every field is within its limit, and the step that tells
 * them together is not: the press ends in an error that nobody understands.
 */
import { beforeAll, expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { mergePendaftaran } from "../gabung/merge-pendaftaran.server.ts";
import { tellKertas } from "../kertas/kertas.ts";
import { returnIsian } from "../panitia/return-isian.server.ts";
import { type IsianName, isianFields, sebabLabel, sebabOf, sebabOptions } from "../perbaikan/isian.ts";

const now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const longest = <T>(all: readonly T[], text: (one: T) => string) => all.toSorted((one, other) => text(other).length - text(one).length);
const lastReason = async (pendaftaranId: string) => {
  const step = await scope(nurlaela).read(({ db }) =>
    db
      .selectFrom("langkahPendaftaran")
      .select("alasan")
      .where("pendaftaranId", "=", pendaftaranId)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  return step.alasan ?? "";
};

beforeAll(() => openCommittee(scope(nurlaela)));

test("of a merging: the reason and why it is one child all the same", async () => {
  const [pergi, tetap] = [await register(scope(), "Anak Satu"), await register(scope(), "Anak Satu", { tanggalLahir: "2012-03-10" })];
  const [alasan, buktiSama] = ["a".repeat(300), "b".repeat(300)];
  const pair = { pergi: { id: pergi.id, versi: 1 }, tetap: { id: tetap.id, versi: 1 } };
  await scope(nurlaela).transaction((ctx) => mergePendaftaran(ctx, pair, { alasan, buktiSama }));
  expect(await lastReason(pergi.id)).toBe(`Digabung ke ${tetap.nomor}. ${alasan} ${buktiSama}`);
});

test("of a return: the four longest fields with the longest reason, and a note", async () => {
  const { id } = await register(scope(), "Anak Kembali");
  const names = longest(Object.keys(isianFields) as IsianName[], (name) => isianFields[name].label).slice(0, 4);
  const [why] = longest(
    sebabOptions.filter(({ value }) => value !== "lain"),
    ({ value }) => sebabLabel(value),
  );
  const sent: Readonly<Record<string, string>> = {
    catatan: "c".repeat(300),
    ...Object.fromEntries(names.map((name) => [sebabOf(name), why?.value ?? ""])),
  };
  await scope(nurlaela).transaction((ctx) => returnIsian(ctx, { id, versi: 1 }, (name) => sent[name] ?? ""));
  const told = await lastReason(id);
  expect(told).toContain(sent.catatan);
  expect(told.length).toBeGreaterThan(500);
});

test("of a paper form: who typed it, who began it and why it came late, whatever their names", () => {
  const pelaku = "N".repeat(200);
  const told = (name: string) => tellKertas({ pelaku: name, diterima: now, susulan: "s".repeat(300), draf: { pelaku: name, mulai: now } });
  expect(told(pelaku)).toContain("s".repeat(300));
  expect(told("N".repeat(900))).toHaveLength(1000);
});
