import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { unconfirmed } from "#tests/support/logged-lines.ts";
import { fields, origin, person, useNaskah } from "#tests/support/naskah.ts";
import { composeContent } from "../content/compose.ts";
import { mask } from "../content/mask.ts";
import { senarai } from "../content/send.ts";
import { loadDetail } from "./detail.server.ts";
import { listNaskah, readFilters } from "./list.server.ts";
import { calonPerson } from "./person.server.ts";
import { ketikanPreview } from "./preview.server.ts";
import { receiveNaskah } from "./receive.server.ts";
import { templateOptions } from "./template.server.ts";

const { house, as, surat } = useNaskah();
const { tu, kepala, admin, guru } = person;
let key = 0;

function formulir(aksi: string, isi: Record<string, string> = {}): FormData {
  key += 1;
  const form = new FormData();
  for (const [nama, satu] of Object.entries({ aksi, kunci: key.toString(16).padStart(32, "0"), ...isi })) form.set(nama, satu);
  return form;
}

const send = (siapa: Actor, id: string, form: FormData) => receiveNaskah(house.scope(siapa), { id, form, origin });
const status = async (id: string) => (await as(tu, (ctx) => loadDetail(ctx, id))).naskah.status;

describe("a form of a letter's pages", () => {
  test("does each step that it names, and no other", async () => {
    const { id, versi } = await surat("draft");
    let kini = versi;
    const langkah = async (siapa: Actor, aksi: string, isi: Record<string, string> = {}) => {
      const jawaban = await send(siapa, id, formulir(aksi, { versi: String(kini), ...isi }));
      kini += 1;
      return [jawaban.pesan, jawaban.ke, await status(id)];
    };
    const { klasifikasiId } = (await as(tu, (ctx) => loadDetail(ctx, id))).naskah;
    const bidang = fields(klasifikasiId, { pegawaiIds: " , ", siswaIds: "" }).bidang;
    expect(await langkah(tu, "simpan", bidang)).toEqual(["Draf tersimpan", undefined, "draft"]);
    expect(await langkah(tu, "ajukan")).toEqual([expect.stringContaining("diajukan"), undefined, "diajukan"]);
    expect(await langkah(admin, "kembalikan", { alasan: "Perbaiki isinya" })).toEqual([
      expect.stringContaining("dikembalikan"),
      undefined,
      "draft",
    ]);
    expect((await as(tu, (ctx) => loadDetail(ctx, id))).naskah.alasanKembali).toBe("Perbaiki isinya");
    expect(await langkah(tu, "simpan-ajukan", bidang)).toEqual([expect.stringContaining("diajukan"), "rincian", "diajukan"]);
    kini += 1;
    expect(await langkah(admin, "paraf")).toEqual([expect.stringContaining("diparaf"), undefined, "diparaf"]);
    await expect(langkah(unconfirmed(kepala), "tandatangan")).rejects.toMatchObject({ kind: "unconfirmed" });
    expect(await langkah(kepala, "tandatangan")).toEqual([expect.stringMatching(/dengan nomor .*2026$/), undefined, "ditandatangani"]);
    expect(await langkah(tu, "batalkan", { alasan: "Salah tujuan" })).toEqual(["Surat dibatalkan", undefined, "ditandatangani"]);
    expect((await as(tu, (ctx) => loadDetail(ctx, id))).batal?.alasan).toBe("Salah tujuan");
  });

  test("keeps what was typed where something is missing for the next step, and says what", async () => {
    const { id, versi } = await surat("draft");
    const { klasifikasiId } = (await as(tu, (ctx) => loadDetail(ctx, id))).naskah;
    const { bidang } = fields(klasifikasiId, { tujuan: "", isi: "Diketik sejam lamanya." });
    const form = formulir("simpan-ajukan", { versi: String(versi), ...bidang });
    const answer = { versi: versi + 1, kurang: { fields: { tujuan: expect.stringContaining("beralamat") } } };
    for (let time = 0; time < 2; time++) expect(await send(tu, id, form)).toMatchObject(answer);
    const { naskah } = await as(tu, (ctx) => loadDetail(ctx, id));
    expect(naskah).toMatchObject({ isi: "Diketik sejam lamanya.", status: "draft", versi: versi + 1 });
    await send(tu, id, formulir("simpan-ajukan", { ...fields(klasifikasiId).bidang, versi: String(versi + 1) }));
    expect(await status(id)).toBe("diajukan");
  });

  test("throws away and takes back, tells the stored version, and is done once however often it comes", async () => {
    const { id, versi } = await surat("draft");
    const { klasifikasiId } = (await as(tu, (ctx) => loadDetail(ctx, id))).naskah;
    const form = formulir("simpan", { versi: String(versi), ...fields(klasifikasiId).bidang });
    expect(await send(tu, id, form)).toEqual({ pesan: "Draf tersimpan", versi: versi + 1 });
    expect(await send(tu, id, form)).toEqual({ pesan: "Draf tersimpan", versi: versi + 1 });
    expect(await send(tu, id, formulir("hapus", { versi: String(versi + 1) }))).toMatchObject({ ke: "daftar" });
    await expect(status(id)).rejects.toMatchObject({ kind: "notFound" });
    expect(await send(tu, id, formulir("pulihkan"))).toEqual({ pesan: "Draf dipulihkan" });
    expect(await status(id)).toBe("draft");
  });

  test("is refused without its key, with an act that is none, and to those who read no letters", async () => {
    const { id, versi } = await surat("draft");
    for (const salah of ["", "0".repeat(31), "0".repeat(33), "g".repeat(32), "A".repeat(32)])
      await expect(send(tu, id, formulir("ajukan", { versi: String(versi), kunci: salah }))).rejects.toMatchObject({ kind: "malformed" });
    for (const aksi of ["", "x", "toString"]) await expect(send(tu, id, formulir(aksi))).rejects.toMatchObject({ kind: "malformed" });
    await expect(send(guru, id, formulir("ajukan", { versi: String(versi) }))).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("the list of letters", () => {
  const baca = (alamat: string) => readFilters(new URLSearchParams(alamat));

  test("falls back on what cannot be read", () => {
    const kosong = { tampil: "semua", status: "", cari: "", halaman: 1 };
    for (const alamat of ["", "halaman=0", "halaman=10001", "halaman=1.5", "halaman=x", "tampil=x", "status=x", "status=toString"])
      expect(baca(alamat), alamat).toEqual(kosong);
    expect(baca(`halaman=10000&tampil=sampah&status=diparaf&cari=%20${"x".repeat(201)}`)).toEqual({
      ...{ tampil: "sampah", status: "diparaf", cari: "x".repeat(200), halaman: 10_000 },
    });
    expect(baca("halaman=2&cari=a%00b")).toMatchObject({ halaman: 2, cari: "ab" });
  });

  test("offers the bin to those who may take out of it, and seeks signs as signs", async () => {
    const { id, versi } = await surat("draft");
    await send(tu, id, formulir("hapus", { versi: String(versi) }));
    const daftar = (alamat: string, siapa: Actor) => as(siapa, (ctx) => listNaskah(ctx, baca(alamat)));
    expect((await daftar("", tu)).boleh).toEqual({ tulis: true, sampah: true });
    expect((await daftar("", kepala)).boleh).toEqual({ tulis: false, sampah: false });
    const dibuang = async (siapa: Actor) => (await daftar("tampil=sampah", siapa)).rows.some((row) => row.id === id);
    expect([await dibuang(tu), await dibuang(kepala)]).toEqual([true, false]);
    for (const tanda of ["%", "_", "\\"]) expect((await daftar(`cari=${encodeURIComponent(tanda)}`, tu)).total, tanda).toBe(0);
    expect((await daftar("cari=undangan", tu)).total).toBeGreaterThan(0);
    expect((await daftar("cari=undangan&status=diparaf", tu)).total).toBe(0);
    expect((await daftar("cari=undangan", tu)).rows[0]).toMatchObject({ perihal: "Undangan rapat", batal: expect.any(Boolean) });
  });
});

describe("a letter as it is typed", () => {
  test("shows what was typed and names what is missing", async () => {
    const { id } = await surat("draft");
    const form = formulir("pratinjau", { perihal: "Perihal baru", isi: "Isi {{isian.Tempat}} dan {{siswa.nama}}", "isian.Tempat": "Aula" });
    const { perihal, kertas, belum } = await as(tu, (ctx) => ketikanPreview(ctx, id, form));
    expect(perihal).toBe("Perihal baru");
    expect(JSON.stringify(kertas.blocks)).toContain("Isi Aula dan");
    expect(belum).toEqual(["Nama siswa", "Kepada"]);
    form.set("pegawaiIds", "bukan-id,");
    expect(await as(tu, (ctx) => ketikanPreview(ctx, id, form))).toMatchObject({ perihal });
    await expect(as(guru, (ctx) => ketikanPreview(ctx, id, form))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("is about people who are not binned, told apart from their namesakes", async () => {
    await as(tu, ({ db }) =>
      sql`with k as (insert into kelas (nama, tingkat, tahun_ajaran) values ('X Uji', 'X', '2026/2027') returning id)
        insert into siswa (nama, jenis_kelamin, status, nisn, kelas_id, deleted_at)
        select 'Budi', 'laki-laki', 'aktif', s.nisn, case when s.duduk then k.id end, s.dibuang
        from k, (values ('0091234567', true, null), (null, true, null), ('0091234568', false, null), (null, false, now()))
          s (nisn, duduk, dibuang)`.execute(db),
    );
    const here = { semua: false, terpilih: [] };
    const siswa = await as(tu, (ctx) => calonPerson(ctx, "siswa", here));
    expect(siswa.map(({ label, hint }) => `${label}: ${hint}`).toSorted()).toEqual([
      "Budi: NISN 0091234568",
      "Budi: X Uji",
      "Budi: X Uji · NISN 0091234567",
    ]);
    const pegawai = await as(tu, (ctx) => calonPerson(ctx, "pegawai", here));
    expect(pegawai).toContainEqual(expect.objectContaining({ label: kepala.name, hint: "Kepala Madrasah" }));
    await as(tu, ({ db }) => db.updateTable("pegawai").set({ deletedAt: new Date() }).where("nama", "=", kepala.name).execute());
    expect((await as(tu, (ctx) => calonPerson(ctx, "pegawai", here))).length).toBe(pegawai.length - 1);
    expect(await as(tu, (ctx) => calonPerson(ctx, "umum", here))).toEqual([]);
  });

  test("is about those who left only once they are asked for, or chosen already", async () => {
    const [lulus, pensiun] = await as(tu, async ({ db }) => {
      await sql`select set_config('akademik.hari', '2026-06-20', true)`.execute(db);
      const gone = { nama: "Dulu Siswa", jenisKelamin: "laki-laki", status: "lulus", nisn: "0061234567" } as const;
      const left = { nama: "Dulu Guru", jenis: "guru", status: "pns", unitKerja: "MAN1PALU", aktif: false } as const;
      return [
        await db.insertInto("siswa").values(gone).returning("id").executeTakeFirstOrThrow(),
        await db.insertInto("pegawai").values(left).returning("id").executeTakeFirstOrThrow(),
      ];
    });
    const told = async (untuk: "siswa" | "pegawai", semua: boolean, terpilih: readonly string[]) =>
      (await as(tu, (ctx) => calonPerson(ctx, untuk, { semua, terpilih }))).filter(({ label }) => label.startsWith("Dulu"));
    const [one, other] = [
      { value: lulus.id, label: "Dulu Siswa", hint: "lulus · NISN 0061234567" },
      { value: pensiun.id, label: "Dulu Guru", hint: null },
    ];
    expect([await told("siswa", false, []), await told("pegawai", false, [])]).toEqual([[], []]);
    expect([await told("siswa", false, [lulus.id]), await told("pegawai", false, [pensiun.id])]).toEqual([[one], [other]]);
    expect([await told("siswa", true, []), await told("pegawai", true, [])]).toEqual([[one], [other]]);
  });

  test("reads lists of people, columns and items as they are written", () => {
    expect(senarai(" a ,b,, ")).toEqual(["a", "b"]);
    expect(senarai()).toEqual([]);
    expect(composeContent("Nama   :   Nadia", {})).toEqual([{ jenis: "pasangan", baris: [{ label: "Nama", isi: "Nadia" }] }]);
    expect(composeContent("9.  satu\n10) dua", {})).toEqual([{ jenis: "daftar", butir: ["satu", "dua"] }]);
    expect(composeContent("100. bukan butir", {})).toEqual([{ jenis: "alinea", teks: "100. bukan butir" }]);
    expect([mask("Nadia Rahma Tolare"), mask("Budi"), mask("Al"), mask("Rahmawati")]).toEqual(["Nadia R. T.", "Bu…", "A…", "Rah…"]);
  });
});

test("whoever writes letters chooses among the templates in use, by name; what was written from lately comes first", async () => {
  await surat("draft");
  const [dipakai, ...semua] = await as(tu, (ctx) => templateOptions(ctx));
  expect(dipakai?.nama).toBe("Undangan");
  expect(semua.length).toBeGreaterThan(2);
  expect(semua.map(({ nama }) => nama)).toEqual(semua.map(({ nama }) => nama).sort((satu, lain) => satu.localeCompare(lain)));
  for (const satu of semua)
    expect(satu).toEqual({
      id: expect.any(String),
      nama: expect.any(String),
      jenis: expect.any(String),
      untuk: expect.any(String),
      perihal: expect.any(String),
    });
  const beralamat = await as(tu, ({ db }) => db.selectFrom("jenisNaskah").select("nama").where("beralamat", "=", true).execute());
  const jawaban = (await as(tu, (ctx) => templateOptions(ctx, true))).map(({ jenis }) => beralamat.some(({ nama }) => nama === jenis));
  expect(jawaban.indexOf(false)).toBeGreaterThan(1);
  expect(jawaban.lastIndexOf(true)).toBe(jawaban.indexOf(false) - 1);
  const [pertama, kedua] = semua;
  await as(tu, async ({ db }) => {
    await db
      .updateTable("templateSurat")
      .set({ aktif: false })
      .where("id", "=", pertama?.id ?? "")
      .execute();
    await db
      .updateTable("templateSurat")
      .set({ deletedAt: new Date() })
      .where("id", "=", kedua?.id ?? "")
      .execute();
  });
  expect((await as(tu, (ctx) => templateOptions(ctx))).map(({ id }) => id)).toEqual([dipakai?.id, ...semua.slice(2).map(({ id }) => id)]);
  await expect(as(guru, (ctx) => templateOptions(ctx))).rejects.toMatchObject({ kind: "forbidden" });
});
