import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { person, useNaskah } from "#tests/support/naskah.ts";
import { loadDetail } from "../load/detail.server.ts";
import { loadTemplate } from "../load/template.server.ts";
import { saveNaskah } from "../workflow/save.server.ts";
import { proposeNaskah } from "../workflow/step.server.ts";
import { suratFields } from "./fields.ts";
import { penandatangan } from "./penandatangan.server.ts";
import { personName, suratValue } from "./value.server.ts";

/** What the fields of a letter say of the people it is about, and of nobody else. */
const { as, surat } = useNaskah();
const { tu } = person;

const siswa = (isi: { nama: string; namaAyah?: string; namaIbu?: string; namaWali?: string; deletedAt?: Date }) =>
  as(tu, async ({ db }) => {
    const row = { jenisKelamin: "laki-laki", status: "aktif", tanggalLahir: "2009-05-03", tempatLahir: "Donggala", nisn: null, ...isi };
    return (
      await db
        .insertInto("siswa")
        .values(row as never)
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id;
  });

test("those whom it is about, in the order in which they were chosen", async () => {
  const satu = await siswa({ nama: "Budi", namaAyah: "Ayah Budi", namaIbu: "Ibu Budi" });
  const dua = await siswa({ nama: "Ani", namaIbu: "Ibu Ani", namaWali: "Wali Ani" });
  await siswa({ nama: "Orang Lain", namaAyah: "Ayah Lain" });
  const pegawai = await as(tu, ({ db }) => db.selectFrom("pegawai").select(["id", "nama"]).orderBy("nama").limit(2).execute());
  const [guru, lain] = pegawai;
  await as(tu, ({ db }) =>
    db
      .updateTable("pegawai")
      .set({ tanggalLahir: "1990-01-01", tempatLahir: "Palu" })
      .where("id", "=", guru?.id ?? "")
      .execute(),
  );
  const sumber = { pegawaiIds: [guru?.id ?? ""], siswaIds: [satu, dua], isian: {} };
  const { nilai, tabel } = await as(tu, async (ctx) => suratValue(ctx, sumber, { penandatangan: await penandatangan(ctx) }));
  expect(nilai).toMatchObject({
    ...{ tanggal: "23 November 2026", tahun: "2026", tahunAjaran: "2026/2027", nomor: "" },
    ...{ "siswa.nama": "Budi", "siswa.orangTua": "Ayah Budi", "siswa.tanggalLahir": "3 Mei 2009", "siswa.jenisKelamin": "Laki-laki" },
    ...{ "pegawai.nama": guru?.nama, "pegawai.tempatLahir": "Palu", "pegawai.tanggalLahir": "1 Januari 1990" },
  });
  expect(nilai["pegawai.status"]).toMatch(/./);
  expect(tabel.siswa.baris.map(([nomor, nama]) => [nomor, nama])).toEqual([
    ["1", "Budi"],
    ["2", "Ani"],
  ]);
  expect(tabel.pegawai.baris.map(([nomor]) => nomor)).toEqual(["1"]);
  const nama = await as(tu, (ctx) => personName(ctx, sumber));
  expect(nama.toSorted()).toEqual(["Ani", "Ayah Budi", "Budi", guru?.nama, "Ibu Ani", "Ibu Budi", "Wali Ani"].toSorted());
  expect(nama).not.toContain(lain?.nama);
});

test("a draft keeps what was typed and whom it names, without those who are gone", async () => {
  const ada = await siswa({ nama: "Ada" });
  const hilang = await siswa({ nama: "Hilang", deletedAt: new Date() });
  const draf = await surat("draft");
  const bidang = { perihal: "Izin", isi: "Isi {{siswa.nama}}", lampiran: "2 berkas", tembusan: "Arsip", tujuan: "Komite" };
  const siswaIds = [ada, hilang, crypto.randomUUID(), ada];
  const baru = await as(tu, (ctx) => saveNaskah(ctx, draf, { bidang, pegawaiIds: [], siswaIds }));
  expect(baru).toMatchObject({ ...bidang, siswaIds: [ada] });
  const kosong = { perihal: "Izin", isi: "Isi" };
  const lagi = await as(tu, (ctx) => saveNaskah(ctx, baru, { bidang: kosong, pegawaiIds: [], siswaIds: [] }));
  expect(lagi).toMatchObject({ lampiran: null, tembusan: null, tujuan: null, klasifikasiId: null, siswaIds: [] });
});

test("what is missing is named where it is filled in", async () => {
  const ada = await siswa({ nama: "Ada" });
  const { id } = await surat("draft");
  const { naskah } = await as(tu, (ctx) => loadDetail(ctx, id));
  const bidang = { perihal: "Izin", tujuan: "Komite", klasifikasiId: naskah.klasifikasiId ?? "", isi: "{{siswa.nism}} {{isian.Tempat}}" };
  const baru = await as(tu, (ctx) => saveNaskah(ctx, naskah, { bidang, pegawaiIds: [], siswaIds: [ada] }));
  const fields = await as(tu, (ctx) => proposeNaskah(ctx, baru)).catch((error) => error.fields);
  expect(fields).toEqual({ "isian.Tempat": "Tempat wajib diisi.", isi: "Belum ada data untuk: NISM." });
});

test("a template's example names one employee and one pupil in their tables", async () => {
  const { jenisId } = (await as(tu, async (ctx) => loadDetail(ctx, (await surat("draft")).id))).naskah;
  const isi = { nama: "Dua tabel", untuk: "umum", jenisId, perihal: "Uji", isi: "{{daftar.pegawai}}\n\n{{daftar.siswa}}", aktif: true };
  const { id } = await as(tu, ({ db }) =>
    db
      .insertInto("templateSurat")
      .values(isi as never)
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  const { kertas } = await as(tu, (ctx) => loadTemplate(ctx, id));
  expect(kertas.blocks.filter(({ kind }) => kind === "table")).toMatchObject([
    { rows: [["1", "Fitriani Lasimpo, S.Pd.\n19910214 201903 2 001", "Penata Muda (III/a)", "Guru Ahli Pertama"]] },
    { rows: [["1", "Nadia Rahma Tolare", "0091234567", "XI IPA 2"]] },
  ]);
});

test("a template's example tells a school number as long as the school has not given its own", async () => {
  const { jenisId } = (await as(tu, async (ctx) => loadDetail(ctx, (await surat("draft")).id))).naskah;
  const isi = { nama: "Nomor madrasah", untuk: "umum", jenisId, perihal: "Uji", isi: "NPSN {{madrasah.npsn}}.", aktif: true };
  const insert = (ctx: Ctx) =>
    ctx.db
      .insertInto("templateSurat")
      .values(isi as never)
      .returning("id")
      .executeTakeFirstOrThrow();
  const { id } = await as(tu, insert);
  const told = async (npsn: string | null) => {
    await as(tu, ({ db }) => db.updateTable("pengaturan").set({ npsn }).where(everyRow).execute());
    return JSON.stringify((await as(tu, (ctx) => loadTemplate(ctx, id))).kertas.blocks);
  };
  expect(await told("12345678")).toContain("NPSN 12345678.");
  expect(await told(null)).toContain(`NPSN ${suratFields["madrasah.npsn"]?.contoh}.`);
});
