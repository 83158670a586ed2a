/**
 * Fifteen teachers, 900 registrations in one list, eight weeks of presses at a desk and on phones. What goes wrong: a press about one child
 * moves, answers or empties the row of the child below it, or another paper of the same child.
 */
import { expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { akta, kk, now, usePair } from "#tests/support/furnished.ts";
import { told } from "#tests/support/logged-lines.ts";
import { nurlaela, rusdin } from "#tests/support/panitia.ts";
import { changeKeadaan, dropUsulan } from "./change-keadaan.server.ts";
import { acceptBerkas, returnBerkas } from "./judge-berkas.server.ts";
import { assignVerifikator } from "./verifikator.server.ts";

const { home, as, rows, standing, pair } = usePair();
const seen = () => ({ id: pair.own, versi: 1 });
const row = async () =>
  (await rows(sql<Record<string, unknown>>`select keadaan, versi, updated_at, verifikator_id from pendaftaran where id = ${pair.own}`))[0];
const answers = async () =>
  (
    await rows(sql<{ told: string }>`select isian || ' ' || coalesce(jawaban, '-') || ' ' || coalesce(dijawab_pelaku, '-') as told
      from permintaan_perbaikan where pendaftaran_id = ${pair.own} order by pada, isian`)
  ).map((one) => one.told);
const paper = async (dokumen: string, id = pair.own) => {
  const [found] = await rows(
    sql<{
      id: string;
      berkasId: string;
    }>`select id, berkas_id from berkas_pendaftaran where pendaftaran_id = ${id} and dokumen = ${dokumen}`,
  );
  return { id: pair.own, berkas: found?.id ?? "", dilihat: found?.berkasId ?? "", semula: "menunggu" };
};
const papers = async () =>
  Object.fromEntries(
    (
      await rows(
        sql<{ dokumen: string; keadaan: string }>`select dokumen, keadaan from berkas_pendaftaran where pendaftaran_id = ${pair.own}`,
      )
    ).map(({ dokumen, keadaan }) => [dokumen, keadaan]),
  );

test("a step moves this child alone, ends its proposal, and is told in the trail and to the pages", async () => {
  const { lines, touched } = await told(home, nurlaela, (ctx) =>
    changeKeadaan(ctx, seen(), { ke: "mengundurkan diri", alasan: "Pindah kota" }),
  );
  expect(await standing(pair.other)).toEqual(pair.before);
  expect([lines, touched]).toMatchObject([
    [
      {
        action: "update",
        subject: "pendaftaran",
        subjectId: pair.own,
        before: { keadaan: "terverifikasi" },
        after: { keadaan: "mengundurkan diri", alasan: "Pindah kota" },
      },
    ],
    ["pendaftaran"],
  ]);
  expect(await row()).toMatchObject({ keadaan: "mengundurkan diri", versi: 2, updatedAt: now });
  expect((await standing(pair.own)).usulan_keadaan).toEqual([]);
  // What the family asked for is answered with it; what was answered before keeps its answer.
  expect(await answers()).toEqual(["namaIbu diperbaiki Rusdin", `alamat ditolak ${nurlaela.name}`, `namaIbu ditolak ${nurlaela.name}`]);
});

test("a refusal is agreed to by what was proposed of this child, and the trail says who proposed it", async () => {
  const { lines, result } = await told(home, rusdin, (ctx) => changeKeadaan(ctx, seen(), { ke: "tidak diterima" }));
  expect([result, await standing(pair.other)]).toEqual([{ menunggu: false }, pair.before]);
  expect(lines).toMatchObject([{ after: { keadaan: "tidak diterima", alasan: "Usia lebih", pengusul: nurlaela.id } }]);
  expect((await standing(pair.own)).langkah_pendaftaran).toContainEqual(
    expect.objectContaining({ dari: "terverifikasi", ke: "tidak diterima", oleh: rusdin.id, pengusul: nurlaela.id, pada: now }),
  );
});

test("a proposal stands beside the neighbour's: nobody agrees to the one by the other", async () => {
  await as((ctx) => dropUsulan(ctx, seen()), rusdin);
  expect([await standing(pair.other), (await standing(pair.own)).usulan_keadaan]).toEqual([pair.before, []]);
  await expect(as((ctx) => dropUsulan(ctx, { id: pair.own, versi: 2 }), rusdin)).rejects.toMatchObject({
    kind: "conflict",
    message: "Usulan ini sudah tidak ada.",
  });
  const { lines, result } = await told(home, rusdin, (ctx) =>
    changeKeadaan(ctx, { id: pair.own, versi: 2 }, { ke: "tidak diterima", alasan: "Berkas palsu" }),
  );
  expect([result, await standing(pair.other)]).toEqual([{ menunggu: true }, pair.before]);
  expect(lines).toMatchObject([
    { action: "update", subject: "pendaftaran", subjectId: pair.own, after: { usulan: "tidak diterima", alasan: "Berkas palsu" } },
  ]);
  expect((await standing(pair.own)).usulan_keadaan).toMatchObject([
    { ke: "tidak diterima", alasan: "Berkas palsu", oleh: rusdin.id, pelaku: rusdin.name, pada: now },
  ]);
  // Whoever looked at it before has to look again.
  expect(await row()).toMatchObject({ keadaan: "terverifikasi", versi: 3, updatedAt: now });
  const dropped = await told(home, nurlaela, (ctx) => dropUsulan(ctx, { id: pair.own, versi: 3 }));
  expect(dropped.lines).toMatchObject([{ subjectId: pair.own, before: { usulan: "tidak diterima" } }]);
});

test("a verifier gets this child alone; to give it to who has it is nothing new", async () => {
  const { lines } = await told(home, nurlaela, (ctx) => assignVerifikator(ctx, seen(), rusdin.id ?? ""));
  expect([await standing(pair.other), await row()]).toMatchObject([
    pair.before as object,
    { verifikatorId: rusdin.id, versi: 2, updatedAt: now },
  ]);
  expect(lines).toMatchObject([
    { action: "update", subjectId: pair.own, before: { verifikatorId: null }, after: { verifikatorId: rusdin.id } },
  ]);
  const again = await told(home, nurlaela, (ctx) => assignVerifikator(ctx, { id: pair.own, versi: 2 }, rusdin.id ?? ""));
  expect([again.lines, await row()]).toMatchObject([[], { versi: 2 }]);
});

test("a paper is judged, and no other of this child or of another", async () => {
  const { lines } = await told(home, nurlaela, async (ctx) => acceptBerkas(ctx, await paper(akta)));
  expect([await standing(pair.other), await papers()]).toEqual([pair.before, { [kk]: "menunggu", [akta]: "diterima" }]);
  expect(lines).toMatchObject([
    {
      action: "update",
      subject: "pendaftaran",
      subjectId: pair.own,
      before: { berkas: akta, keadaanBerkas: "menunggu" },
      after: { berkas: akta, keadaanBerkas: "diterima" },
    },
  ]);
  const judged = await paper(kk);
  const returned = await told(home, rusdin, (ctx) => returnBerkas(ctx, judged, { sebab: "lain", catatan: "Halaman dua" }));
  expect([await standing(pair.other), await papers()]).toEqual([pair.before, { [kk]: "dikembalikan", [akta]: "diterima" }]);
  expect(returned.lines).toMatchObject([{ after: { berkas: kk, keadaanBerkas: "dikembalikan", sebab: "lain" } }]);
  expect((await standing(pair.own)).berkas_pendaftaran).toContainEqual(
    expect.objectContaining({
      dokumen: kk,
      sebab: "lain",
      catatan: "Halaman dua",
      diperiksaOleh: rusdin.id,
      diperiksaPelaku: rusdin.name,
      diperiksaPada: now,
    }),
  );
  // Another child's paper is not found under this one's number.
  const wrong = await paper(kk, pair.other);
  await expect(as((ctx) => acceptBerkas(ctx, wrong))).rejects.toMatchObject({ kind: "notFound" });
  await expect(as((ctx) => acceptBerkas(ctx, { ...wrong, berkas: "bukan-uuid" }))).rejects.toMatchObject({ kind: "notFound" });
});
