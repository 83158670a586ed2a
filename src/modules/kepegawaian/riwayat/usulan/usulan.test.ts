import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { listNotices } from "#kit/notices/notices.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { create, list, remove } from "#kit/register/store.server.ts";
import { told } from "#tests/support/logged-lines.ts";
import { useUsulanPegawai } from "#tests/support/usulan-pegawai.ts";
import { pendidikan } from "../registers/pendidikan.ts";
import { berkasName, berkasUsulan } from "./berkas-name.server.ts";
import { approveUsulan, returnUsulan } from "./decide.server.ts";
import { correctUsulan, proposeAdd, proposeChange, proposeDelete, withdrawUsulan } from "./propose.server.ts";
import { currentState, listUsulan, openUsulan, readUsulan, waitingUsulan } from "./read-usulan.server.ts";

const { house, who, pegawaiId, as, isi, riwayat, putusan, setujui, kabar } = useUsulanPegawai();

test("a new record waits for the office, and stands in the file once it is approved", async () => {
  const id = await as("guru")((ctx) => proposeAdd(ctx, pendidikan, isi()));
  expect(await riwayat()).toEqual([]);
  expect(await kabar("tataUsaha")).toContainEqual(["guru minta menambah riwayat pendidikan", null]);
  await setujui(id);
  expect(await riwayat()).toMatchObject([{ tingkat: "S1", pegawaiId: pegawaiId.guru }]);
  expect(await kabar("guru")).toContainEqual(["Permintaan Anda menambah riwayat pendidikan disetujui", null]);
  const seen = await putusan(id);
  await expect(as("tataUsaha")((ctx) => approveUsulan(ctx, seen))).rejects.toMatchObject({ kind: "conflict" });
});

test("a change comes back with a reason, is put right and approved; what the office changed meanwhile is not overwritten", async () => {
  const [row] = await riwayat();
  if (!row) throw new Error("the first test leaves a record");
  const id = await as("guru")((ctx) => proposeChange(ctx, pendidikan, { id: row.id, versi: row.versi, sent: isi({ jurusan: "Fisika" }) }));
  expect((await riwayat())[0]?.jurusan).toBeNull();
  const { versi } = await putusan(id);
  await expect(as("tataUsaha")((ctx) => returnUsulan(ctx, { id, versi, alasan: "  " }))).rejects.toMatchObject({ kind: "invalid" });
  await as("tataUsaha")((ctx) => returnUsulan(ctx, { id, versi, alasan: "Jurusan salah" }));
  expect(await kabar("guru")).toContainEqual(["Permintaan Anda mengubah riwayat pendidikan dikembalikan", "Jurusan salah"]);
  await as("guru")((ctx) => correctUsulan(ctx, { id, versi: versi + 1, sent: isi({ jurusan: "Kimia" }) }));
  const seen = await putusan(id);
  const stale = { ...seen, barisVersi: seen.barisVersi - 1 };
  await expect(as("tataUsaha")((ctx) => approveUsulan(ctx, stale))).rejects.toMatchObject({ kind: "conflict" });
  await setujui(id);
  expect((await riwayat())[0]).toMatchObject({ jurusan: "Kimia", versi: 2 });
});

test("nobody asks, reads or takes back for somebody else, and nobody decides about their own", async () => {
  await expect(as("guru")((ctx) => proposeAdd(ctx, pendidikan, isi({ pegawaiId: pegawaiId.rekan })))).rejects.toMatchObject({
    kind: "forbidden",
  });
  const id = await as("guru")((ctx) => proposeAdd(ctx, pendidikan, isi()));
  await expect(as("rekan")((ctx) => readUsulan(ctx, id))).rejects.toMatchObject({ kind: "notFound" });
  await expect(as("rekan")((ctx) => withdrawUsulan(ctx, id))).rejects.toMatchObject({ kind: "notFound" });
  await expect(as("guru")((ctx) => approveUsulan(ctx, { id, versi: 1, barisVersi: 0 }))).rejects.toMatchObject({ kind: "forbidden" });
  const own = await as("tataUsaha")((ctx) => proposeAdd(ctx, pendidikan, isi()));
  await expect(as("tataUsaha")((ctx) => approveUsulan(ctx, { id: own, versi: 1, barisVersi: 0 }))).rejects.toMatchObject({
    kind: "forbidden",
  });
  await as("guru")((ctx) => withdrawUsulan(ctx, id));
  expect((await as("rekan")((ctx) => listUsulan(ctx, { status: "ditarik", page: 1, size: 10 }))).total).toBe(0);
  expect((await as("guru")((ctx) => listUsulan(ctx, { status: "ditarik", page: 1, size: 10 }))).total).toBe(1);
});

test("a deletion that is approved goes to the bin", async () => {
  const [row] = await riwayat();
  if (!row) throw new Error("the earlier tests leave a record");
  const id = await as("guru")((ctx) => proposeDelete(ctx, pendidikan, { id: row.id, versi: row.versi }));
  expect(await riwayat()).toHaveLength(1);
  await setujui(id);
  expect(await riwayat()).toEqual([]);
});

test("who reads everybody's file asks for nothing in somebody else's", async () => {
  const id = await as("guru")((ctx) => proposeAdd(ctx, pendidikan, isi()));
  await setujui(id);
  const [row] = await riwayat();
  const change = as("kepala")((ctx) => proposeChange(ctx, pendidikan, { id: row?.id ?? "", versi: row?.versi ?? 0, sent: isi() }));
  await expect(change).rejects.toMatchObject({ kind: "forbidden" });
});

test("two requests about one record at the same moment: the same is one, the other is told and nothing of either is lost", async () => {
  const [row] = await riwayat();
  if (!row) throw new Error("the earlier tests leave a record");
  const minta = (jurusan: string) =>
    as("guru")((ctx) => proposeChange(ctx, pendidikan, { id: row.id, versi: row.versi, sent: isi({ jurusan }) })).catch((error) => error);
  const [satu, lagi] = await Promise.all([minta("Biologi"), minta("Biologi")]);
  expect(satu).toEqual(expect.any(String));
  expect(lagi).toBe(satu);
  await as("guru")((ctx) => withdrawUsulan(ctx, satu));
  const dua = await Promise.all([minta("Fikih"), minta("Tafsir")]);
  const terbuka = await as("guru")((ctx) => listUsulan(ctx, { status: "menunggu", page: 1, size: 10 }));
  const tentangBaris = terbuka.rows.filter(({ barisId }) => barisId === row.id);
  expect(tentangBaris).toHaveLength(1);
  const [kalah] = dua.filter((hasil) => typeof hasil !== "string");
  // Whoever came a moment later found the first one there and wrote it anew, or was told.
  if (kalah) expect(kalah).toMatchObject({ kind: "conflict", message: expect.stringContaining("baru saja masuk") });
  expect(["Fikih", "Tafsir"]).toContain(tentangBaris[0]?.sesudah?.jurusan);
  await as("guru")((ctx) => withdrawUsulan(ctx, tentangBaris[0]?.id ?? ""));
});

test("those of the office write nothing into their own file, ask like everybody, and somebody else decides", async () => {
  const sent = isi({ pegawaiId: pegawaiId.tataUsaha, jurusan: "Administrasi" });
  await expect(as("tataUsaha")((ctx) => create(ctx, pendidikan, sent))).rejects.toMatchObject({ kind: "forbidden" });
  await as("tataUsaha")((ctx) => create(ctx, pendidikan, { ...sent, pegawaiId: pegawaiId.rekan }));
  const id = await as("tataUsaha")((ctx) => proposeAdd(ctx, pendidikan, isi({ jurusan: "Administrasi" })));
  expect(await kabar("kepala")).toContainEqual(["tataUsaha minta menambah riwayat pendidikan", null]);
  expect(await kabar("kepala")).not.toContainEqual(["guru minta menambah riwayat pendidikan", null]);
  // Who may decide twice over hears of it once.
  const { rows: heard } = await as("rangkap")((ctx) => listNotices(ctx, { page: 1, size: 50, unread: true }));
  expect(heard.filter(({ link }) => link.endsWith(id))).toHaveLength(1);
  const seen = await putusan(id);
  await expect(as("tataUsaha")((ctx) => approveUsulan(ctx, seen))).rejects.toMatchObject({ kind: "forbidden" });
  await as("kepala")((ctx) => approveUsulan(ctx, seen));
  const query = readQuery(pendidikan, new URLSearchParams({ pegawaiId: pegawaiId.tataUsaha ?? "" }));
  const { rows } = await as("tataUsaha")((ctx) => list(ctx, pendidikan, query));
  expect(rows).toMatchObject([{ jurusan: "Administrasi", pegawaiId: pegawaiId.tataUsaha }]);
  const [row] = rows;
  await expect(as("tataUsaha")((ctx) => remove(ctx, pendidikan, { id: String(row?.id), versi: 1 }))).rejects.toMatchObject({
    kind: "forbidden",
  });
});

test("the head decides for the office alone", async () => {
  const id = await as("guru")((ctx) => proposeAdd(ctx, pendidikan, isi()));
  const seen = await putusan(id);
  await expect(as("kepala")((ctx) => approveUsulan(ctx, seen))).rejects.toMatchObject({ kind: "forbidden" });
});

test("a file that became somebody else's meanwhile: its new owner decides nothing about it, nor takes over what was asked", async () => {
  const id = await as("guru")((ctx) => proposeAdd(ctx, pendidikan, isi({ jurusan: "Sejarah" })));
  const hubungkan = (file: keyof typeof who, akun: keyof typeof who | null) =>
    house.scope({ id: null, name: "sistem: uji", roles: ["sistem"] }).transaction((ctx) =>
      ctx.db
        .updateTable("pegawai")
        .set({ akunId: akun && who[akun].id })
        .where("id", "=", pegawaiId[file] ?? "")
        .execute(),
    );
  await hubungkan("tataUsaha", null);
  await hubungkan("guru", "tataUsaha");
  const seen = await putusan(id);
  const olehPemilik = as("tataUsaha")((ctx) => approveUsulan(ctx, seen));
  await expect(olehPemilik).rejects.toMatchObject({ kind: "forbidden", message: expect.stringContaining("Anda sendiri") });
  await expect(as("rangkap")((ctx) => approveUsulan(ctx, seen))).rejects.toMatchObject({
    kind: "conflict",
    message: expect.stringContaining("tidak lagi terhubung"),
  });
  await hubungkan("tataUsaha", "guru");
  const perbaiki = as("guru")((ctx) => correctUsulan(ctx, { id, versi: seen.versi, sent: isi() }));
  await expect(perbaiki).rejects.toMatchObject({ kind: "forbidden" });
  await as("kepala")((ctx) => returnUsulan(ctx, { id, versi: seen.versi, alasan: "Bukan data Anda" }));
  await hubungkan("guru", null);
  await hubungkan("tataUsaha", "tataUsaha");
  await hubungkan("guru", "guru");
});

test("every step says in the trail what was asked, and a withdrawn or replaced request is known by its version", async () => {
  const berkas = { kunci: "k", nama: "ijazah.pdf", jenis: "application/pdf", ukuran: "1", sidik: "0".repeat(64), createdBy: who.guru.id };
  const lampiranId = await as("guru")(
    async ({ db }) => (await db.insertInto("berkas").values(berkas).returning("id").executeTakeFirstOrThrow()).id,
  );
  const { result: id, lines } = await told(house, who.guru, (ctx) => proposeAdd(ctx, pendidikan, isi({ jurusan: "A", lampiranId })));
  const ringkas = (isi: object) => expect.objectContaining(isi);
  expect(lines.filter(({ subject }) => subject === "usulanPerubahan")).toMatchObject([
    { action: "create", subjectId: id, before: null, after: ringkas({ tindakan: "tambah", jurusan: "A" }) },
  ]);
  const usulan = await as("guru")((ctx) => readUsulan(ctx, id));
  expect(usulan).toMatchObject({ status: "menunggu", sebelum: null, sesudah: { jurusan: "A", lampiranId }, barisId: null, nama: "guru" });
  expect(await as("tataUsaha")((ctx) => berkasName(ctx, [usulan]))).toEqual({ [lampiranId]: "ijazah.pdf" });
  expect(await as("tataUsaha")((ctx) => berkasUsulan(ctx, id, "sesudah"))).toEqual({ key: "k", name: "ijazah.pdf" });
  for (const [siapa, sisi] of [
    ["tataUsaha", "sebelum"],
    ["tataUsaha", "x"],
    ["rekan", "sesudah"],
  ] as const)
    await expect(as(siapa)((ctx) => berkasUsulan(ctx, id, sisi))).rejects.toMatchObject({ kind: "notFound" });
  const tulisLagi = (versi: number) => (ctx: Ctx) => correctUsulan(ctx, { id, versi, sent: isi({ jurusan: "B" }) });
  await expect(as("guru")(tulisLagi(2))).rejects.toMatchObject({ kind: "stale", current: { id, versi: 1, jurusan: "A" } });
  expect((await told(house, who.guru, tulisLagi(1))).lines).toMatchObject([
    { action: "update", before: ringkas({ tindakan: "tambah", jurusan: "A" }), after: ringkas({ tindakan: "tambah", jurusan: "B" }) },
  ]);
  const menunggu = await as("tataUsaha")(waitingUsulan);
  const terbuka = () => as("guru")((ctx) => openUsulan(ctx, { register: "pendidikan", pegawaiId: pegawaiId.guru ?? "" }));
  expect((await terbuka()).map((satu) => satu.id)).toContain(id);
  for (const [register, siapa] of [
    ["pendidikan", "rekan"],
    ["jabatan", "guru"],
  ] as const)
    expect(await as("tataUsaha")((ctx) => openUsulan(ctx, { register, pegawaiId: pegawaiId[siapa] ?? "" }))).toEqual([]);
  expect((await told(house, who.guru, (ctx) => withdrawUsulan(ctx, id))).lines).toMatchObject([
    { action: "withdraw", subjectId: id, before: ringkas({ tindakan: "tambah", jurusan: "B" }) },
  ]);
  expect([await as("tataUsaha")(waitingUsulan), (await terbuka()).some((satu) => satu.id === id)]).toEqual([menunggu - 1, false]);
  await expect(as("guru")((ctx) => withdrawUsulan(ctx, id))).rejects.toMatchObject({ kind: "conflict" });
  for (const satu of ["x", ""]) await expect(as("guru")((ctx) => readUsulan(ctx, satu))).rejects.toMatchObject({ kind: "notFound" });
});

test("a change and a deletion begin from the version that was seen, the later replaces the earlier, and the office sees both sides", async () => {
  const [row] = (await riwayat()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (!row) throw new Error("the earlier tests leave a record");
  const target = { id: row.id, versi: row.versi };
  for (const minta of [
    (ctx: Ctx) => proposeChange(ctx, pendidikan, { ...target, versi: row.versi + 1, sent: isi() }),
    (ctx: Ctx) => proposeDelete(ctx, pendidikan, { ...target, versi: row.versi + 1 }),
  ])
    await expect(as("guru")(minta)).rejects.toMatchObject({ kind: "stale" });
  await expect(as("kepala")((ctx) => proposeDelete(ctx, pendidikan, target))).rejects.toMatchObject({ kind: "forbidden" });
  const ubah = (jurusan: string) => (ctx: Ctx) => proposeChange(ctx, pendidikan, { ...target, sent: isi({ jurusan }) });
  const id = await as("guru")(ubah("Kimia Murni"));
  const baris = ({ db }: Ctx) => db.selectFrom("usulanPerubahan").select(["barisId", "barisVersi"]).where("id", "=", id).execute();
  expect(await as("tataUsaha")(baris)).toEqual([{ barisId: row.id, barisVersi: row.versi }]);
  expect(await as("guru")((ctx) => proposeDelete(ctx, pendidikan, target))).toBe(id);
  expect(await as("guru")((ctx) => readUsulan(ctx, id))).toMatchObject({ tindakan: "hapus", sesudah: null, versi: 2 });
  expect(await as("guru")(ubah("Kimia Terapan"))).toBe(id);
  const { usulan, barisVersi } = await as("tataUsaha")((ctx) => currentState(ctx, id));
  expect(usulan).toMatchObject({
    tindakan: "ubah",
    sebelum: { tingkat: "S1", jurusan: row.jurusan },
    sesudah: { jurusan: "Kimia Terapan" },
  });
  expect(barisVersi).toBe(row.versi);
  const alasan = "x".repeat(1200);
  const { lines } = await told(house, who.tataUsaha, (ctx) => returnUsulan(ctx, { id, versi: usulan.versi, alasan }));
  expect(lines).toMatchObject([{ action: "return", after: { status: "dikembalikan", alasan: "x".repeat(1000) } }]);
  expect(await as("tataUsaha")((ctx) => currentState(ctx, id))).toMatchObject({ barisVersi: 0, usulan: { pemutus: "tataUsaha" } });
  const sebelum = (await kabar("tataUsaha")).length;
  await as("guru")(ubah("Kimia"));
  expect(await kabar("tataUsaha")).toHaveLength(sebelum + 1);
  const diminta = await as("tataUsaha")((ctx) => listUsulan(ctx, { status: "menunggu", page: 1, size: 1 }));
  expect([diminta.rows.length, diminta.total > 1]).toEqual([1, true]);
  const berikut = await as("tataUsaha")((ctx) => listUsulan(ctx, { status: "menunggu", page: 2, size: 1 }));
  expect(berikut.rows[0]?.id).not.toBe(diminta.rows[0]?.id);
  const seen = await putusan(id);
  expect(
    (await told(house, who.tataUsaha, (ctx) => approveUsulan(ctx, seen))).lines.map(({ action, subject }) => `${action} ${subject}`),
  ).toEqual([...["update pendidikan", "approve usulanPerubahan"]]);
});
