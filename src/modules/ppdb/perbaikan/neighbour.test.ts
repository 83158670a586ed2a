/**
 * What was given back, asked for and sent in pieces hangs on 900 registrations side by side. What goes wrong: one answer closes the request of
 * another family, or the second request of the same one, and nobody waits for it any more.
 */
import { expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { now, uploads, usePair } from "#tests/support/furnished.ts";
import { told } from "#tests/support/logged-lines.ts";
import { nurlaela, rusdin } from "#tests/support/panitia.ts";
import { dropPieces } from "../berkas/receive-pieces.server.ts";
import { moveAll } from "../keadaan/move-all.server.ts";
import { correctIsian } from "../panitia/correct-isian.server.ts";
import { returnIsian } from "../panitia/return-isian.server.ts";
import { declinePermintaan, grantPermintaan } from "../permintaan/answer-permintaan.server.ts";
import { closePerbaikan } from "./close-perbaikan.server.ts";

const { home, as, rows, standing, furnish, pair } = usePair();
const seen = () => ({ id: pair.own, versi: 1 });
const row = async () =>
  (await rows(sql<Record<string, unknown>>`select keadaan, versi, updated_at, verifikator_id from pendaftaran where id = ${pair.own}`))[0];
const answers = async () =>
  (
    await rows(sql<{ told: string }>`select isian || ' ' || coalesce(jawaban, '-') || ' ' || coalesce(dijawab_pelaku, '-') as told
      from permintaan_perbaikan where pendaftaran_id = ${pair.own} order by pada, isian`)
  ).map((one) => one.told);
const asked = async (isian: string) =>
  (
    await rows(
      sql<{ id: string }>`select id from permintaan_perbaikan where pendaftaran_id = ${pair.own} and isian = ${isian} and jawaban is null`,
    )
  )[0]?.id ?? "";
const open = async () =>
  (
    await rows(
      sql<{ isian: string }>`select isian from perbaikan_pendaftaran where pendaftaran_id = ${pair.own} and selesai is null order by isian`,
    )
  ).map(({ isian }) => isian);

test("fields given back are this child's, and what was open before is let go", async () => {
  await as((ctx) => returnIsian(ctx, seen(), (name) => ({ "sebab-alamat": "belum-lengkap", catatan: "Tulis RT" })[name] ?? ""));
  expect([await standing(pair.other), await open()]).toEqual([pair.before, ["alamat"]]);
  expect(await answers()).toEqual(["namaIbu diperbaiki Rusdin", `alamat dikembalikan ${nurlaela.name}`, "namaIbu - -"]);
  expect((await standing(pair.own)).perbaikan_pendaftaran).toContainEqual(
    expect.objectContaining({
      isian: "alamat",
      jenis: "diminta",
      sebab: "belum-lengkap",
      catatan: "Tulis RT",
      oleh: nurlaela.id,
      pelaku: nurlaela.name,
      pada: now,
      selesai: null,
    }),
  );
});

test("a field that the committee corrects ends what was asked of it alone", async () => {
  const { lines, touched } = await told(home, nurlaela, (ctx) =>
    correctIsian(ctx, seen(), { isian: "alamat", sent: { alamat: "Jalan Baru No. 5", sebab: "salah-ketik" } }),
  );
  expect([await standing(pair.other), await open(), await row()]).toMatchObject([
    pair.before as object,
    ["nisn"],
    { versi: 2, updatedAt: now },
  ]);
  expect([lines[0]?.after, touched]).toEqual([{ alamat: "Jalan Baru No. 5", alasan: "Salah ketik" }, ["pendaftaran"]]);
  expect(await answers()).toEqual(["namaIbu diperbaiki Rusdin", `alamat diperbaiki ${nurlaela.name}`, "namaIbu - -"]);
  expect((await standing(pair.own)).perbaikan_pendaftaran).toContainEqual(
    expect.objectContaining({
      isian: "alamat",
      jenis: "panitia",
      sebab: "salah-ketik",
      oleh: nurlaela.id,
      pelaku: nurlaela.name,
      pada: now,
      selesai: now,
    }),
  );
});

test("a request is granted or declined, and the other one waits on", async () => {
  await as(async (ctx) => grantPermintaan(ctx, seen(), await asked("namaIbu")));
  expect([await standing(pair.other), await open()]).toEqual([pair.before, ["namaIbu"]]);
  expect(await answers()).toEqual(["namaIbu diperbaiki Rusdin", "alamat - -", `namaIbu dikembalikan ${nurlaela.name}`]);
  expect((await standing(pair.own)).perbaikan_pendaftaran).toContainEqual(
    expect.objectContaining({
      isian: "namaIbu",
      jenis: "diminta",
      sebab: "lain",
      catatan: "Diminta keluarga: Hasnah",
      oleh: nurlaela.id,
      pelaku: nurlaela.name,
      selesai: null,
    }),
  );
  expect((await standing(pair.own)).langkah_pendaftaran).toContainEqual(
    expect.objectContaining({
      ke: "perlu perbaikan",
      pelaku: nurlaela.name,
      alasan: "Nama ibu: dapat diperbaiki, seperti yang keluarga minta.",
    }),
  );
  const sent = { permintaan: await asked("alamat"), alasan: "Sudah benar" };
  const { lines } = await told(home, rusdin, (ctx) => declinePermintaan(ctx, { id: pair.own, versi: 2 }, sent));
  expect([await standing(pair.other), lines[0]]).toMatchObject([
    pair.before as object,
    { subject: "pendaftaran", subjectId: pair.own, after: { ditolak: "alamat", alasan: "Sudah benar" } },
  ]);
  expect(await answers()).toEqual(["namaIbu diperbaiki Rusdin", `alamat ditolak ${rusdin.name}`, `namaIbu dikembalikan ${nurlaela.name}`]);
});

test("what is let go of a few fields keeps the others, and what was done before keeps its day", async () => {
  await as((ctx) => closePerbaikan(ctx, pair.own, ["nisn"]));
  expect([await standing(pair.other), await open()]).toEqual([pair.before, ["alamat"]]);
  await as((ctx) => closePerbaikan(ctx, pair.own));
  const days = await rows(
    sql<{ selesai: Date }>`select selesai from perbaikan_pendaftaran where pendaftaran_id = ${pair.own} order by selesai`,
  );
  expect([days.length, days[0]?.selesai.toISOString().slice(0, 10), await standing(pair.other)]).toEqual([3, "2027-02-02", pair.before]);
});

test("many steps at once move each to its own state, and nobody else", async () => {
  const second = await furnish("Anak Kedua");
  const steps = [
    { id: pair.own, keadaan: "terverifikasi", ke: "mengundurkan diri", alasan: "Tidak datang" },
    { id: second, keadaan: "terverifikasi", ke: "lulus administrasi", alasan: "Lengkap" },
  ] as const;
  const { lines } = await told(home, nurlaela, (ctx) => moveAll(ctx, steps, { oleh: nurlaela.id, pelaku: "Sistem", pengusul: null }));
  expect(await standing(pair.other)).toEqual(pair.before);
  expect(await row()).toMatchObject({ keadaan: "mengundurkan diri", versi: 2, updatedAt: now });
  const moved = await standing(second);
  expect([moved.pendaftaran, moved.usulan_keadaan]).toMatchObject([[{ keadaan: "lulus administrasi", versi: 2 }], []]);
  expect(moved.langkah_pendaftaran).toContainEqual(
    expect.objectContaining({
      dari: "terverifikasi",
      ke: "lulus administrasi",
      oleh: nurlaela.id,
      pelaku: "Sistem",
      alasan: "Lengkap",
      pada: now,
    }),
  );
  expect(lines).toMatchObject(
    steps.map(({ id, keadaan, ke, alasan }) => ({
      action: "update",
      subject: "pendaftaran",
      subjectId: id,
      before: { keadaan },
      after: { keadaan: ke, alasan },
    })),
  );
  // Who goes on is still answered.
  expect(
    ((await standing(second)).permintaan_perbaikan as { jawaban: string | null }[]).filter(({ jawaban }) => jawaban === null),
  ).toHaveLength(2);
});

test("pieces of one file are dropped, and none of another file or child", async () => {
  await as((ctx) => dropPieces(ctx, pair.own, [uploads[0]]));
  expect([await standing(pair.other), (await standing(pair.own)).potongan_unggahan]).toMatchObject([
    pair.before as object,
    [{ unggahan: uploads[1] }],
  ]);
});
