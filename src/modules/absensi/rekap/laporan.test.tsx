import { renderToStaticMarkup } from "react-dom/server";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { hariSekolah } from "#modules/akademik/index.server.ts";
import { closing } from "#modules/profil/index.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { fillDemoRekap } from "#tests/support/demo-rekap.ts";
import { readCsv, readXlsx } from "#tests/support/read-sheet.ts";
import { berkasLaporan } from "./berkas-laporan.server.ts";
import { computeLaporan, laporanLimit } from "./compute-laporan.server.ts";
import { type Laporan, readSel } from "./laporan.ts";
import { LaporanTable } from "./laporan-table.tsx";
import { menurut, readRequest } from "./request-laporan.ts";

/** Thursday 6 August 2026, before the day closes. */
let current = new Date("2026-08-06T10:00:00+08:00");
const home = useDatabase({ policy, clock: () => current });
const [kepala, wali, guru] = [actor("kepala"), actor("waliKelas"), actor("guru")];
const dalam = <T,>(work: (ctx: Ctx) => Promise<T>, who = kepala) => home.scope(who).transaction(work);
const laporan = (query: string, who = kepala) =>
  dalam(async (ctx) => {
    const minta = readRequest(new URLSearchParams(`dari=2026-08-03&sampai=2026-08-08&${query}`), "2026-08-06");
    return computeLaporan(ctx, minta, await laporanLimit(ctx, minta));
  }, who);
const row = ({ kolom, sel }: Laporan) =>
  sel.map((satu) => Object.fromEntries(satu.flatMap((isi, place) => (isi ? [[kolom[place]?.label ?? "", isi]] : []))));
const id: Record<string, string> = {};

beforeAll(async () => {
  Object.assign(id, await dalam((ctx) => fillDemoRekap(ctx, { wali, guru })));
});

describe("the figures", () => {
  test("count school days only, and take nobody for absent who was not recorded or whose day is not over", async () => {
    expect(row(await laporan("kategori=student"))).toEqual([
      { Nama: "Ayu", "Kelas/jabatan": "X.E-2", Wajib: 2, Hadir: 1, "Belum tercatat": 1 },
      { Nama: "Bima", "Kelas/jabatan": "X.E-2", Wajib: 2, "Tanpa Keterangan": 1, "Belum tercatat": 1 },
      { Nama: '=Citra, "Dewi"', "Kelas/jabatan": "X.E-10", Wajib: 1, "Belum tercatat": 1 },
    ]);
    current = new Date("2026-08-06T16:00:00+08:00");
    expect(row(await laporan("kategori=student&cari=AYU"))).toEqual([
      { Nama: "Ayu", "Kelas/jabatan": "X.E-2", Wajib: 2, Hadir: 1, "Tanpa Keterangan": 1, "Kehadiran (%)": 50 },
    ]);
  });

  test("by class, by day and by subject tell of the same recordings", async () => {
    expect(row(await laporan("kategori=student&menurut=kelas"))).toEqual([
      { Kelas: "X.E-2", Wajib: 4, Hadir: 1, "Tanpa Keterangan": 2, "Belum tercatat": 1, "Kehadiran (%)": 33.3 },
      { Kelas: "X.E-10", Wajib: 1, "Belum tercatat": 1 },
    ]);
    expect(row(await laporan("kategori=student&menurut=tanggal"))).toEqual([
      { Tanggal: "2026-08-03", Wajib: 2, Hadir: 1, "Tanpa Keterangan": 1, "Kehadiran (%)": 50 },
      { Tanggal: "2026-08-06", Wajib: 3, "Tanpa Keterangan": 1, "Belum tercatat": 2 },
    ]);
    expect(row(await laporan("kategori=student&menurut=mapel"))).toEqual([
      { "Mata pelajaran": "Fikih", Terlambat: 1, "Kehadiran (%)": 100 },
    ]);
  });

  test("of staff count their own working days, and absence only where others were recorded", async () => {
    expect(row(await laporan("kategori=teacher"))).toEqual([
      { Nama: "Guru", Wajib: 3, Terlambat: 1, "Belum tercatat": 2 },
      { Nama: "Hasan", Wajib: 3, "Tanpa Keterangan": 1, "Belum tercatat": 2 },
    ]);
    expect(row(await laporan("menurut=kelas")).map((satu) => [satu.Kategori, satu.Kelas])).toEqual([
      ["Guru/staf", "Guru"],
      ["Guru/staf", "Staf"],
      ["Siswa", "X.E-2"],
      ["Siswa", "X.E-10"],
    ]);
  });

  test("know the same school days as the calendar", async () => {
    for (const siapa of ["siswa", "pegawai"] as const) {
      const { rows } = await dalam(({ db }) =>
        sql<{ hari: string }>`select hari from hari_sekolah('2026-07-10', '2026-08-20', ${siapa}) hari`.execute(db),
      );
      const satuSatu = await dalam(async (ctx) => {
        const masuk: string[] = [];
        for (let hari = 0; hari < 42; hari++) {
          const tanggal = new Date(Date.UTC(2026, 6, 10 + hari)).toISOString().slice(0, 10);
          if ((await hariSekolah(ctx, tanggal, siapa)).masuk) masuk.push(tanggal);
        }
        return masuk;
      });
      expect(rows.map(({ hari }) => hari)).toEqual(satuSatu);
      expect(satuSatu.length).toBeGreaterThan(20);
    }
  });
});

describe("whom it shows", () => {
  const nama = async (who: typeof kepala, query = "") => (await laporan(query, who)).sel.map(([satu]) => satu);

  test("a wali kelas the own class, a teacher oneself, others nothing", async () => {
    expect(await nama(wali, "kategori=student")).toEqual(["Ayu", "Bima"]);
    expect(await nama(guru)).toEqual(["Guru"]);
    await expect(nama(wali, `kelas=${id["X.E-10"]}`)).rejects.toMatchObject({ kind: "notFound" });
    for (const lain of [actor("humas"), actor("pegawai")]) await expect(nama(lain)).rejects.toMatchObject({ kind: "notFound" });
  });
});

const closed = closing(
  { kota: "Palu", kepala: { nama: "Abdul Karim", nip: "19720311 199803 1 001", sebutan: "Kepala Madrasah" } },
  current,
  "Jumlah: 3 baris.",
);

describe("screen, PDF, Excel and CSV say the same", () => {
  test.each(menurut.flatMap(({ value }) => ["all", "student", "teacher"].map((kategori) => [value, kategori])))(
    "by %s of %s",
    async (cara, kategori) => {
      const satu = await laporan(`menurut=${cara}&kategori=${kategori}`);
      if (!(cara === "mapel" && kategori === "teacher")) expect(satu.sel.length).toBeGreaterThan(0);
      const [pdf, excel, csv] = await Promise.all(
        (["pdf", "excel", "csv"] as const).map((format) =>
          berkasLaporan(satu, { format, kini: current, kertas: { letterhead: { names: ["MAN 1 Palu"], address: "Palu" } }, akhir: closed }),
        ),
      );
      const dibaca = satu.sel.map((baris) => baris.map((isi, place) => readSel(isi, satu.kolom[place])));
      const total = satu.jumlah.map((isi, place) =>
        isi === null && satu.kolom[place]?.kind !== "number" ? "" : readSel(isi, satu.kolom[place]),
      );
      const totals = total.length > 0 ? [total] : [];
      expect(screen(satu)).toEqual([satu.kolom.map(({ label }) => label), ...dibaca, ...totals]);
      const counted = satu.jumlah.length > 0 ? [satu.jumlah] : [];
      const kasar = [...satu.sel, ...counted].map((baris) => baris.map((isi) => (isi === null ? "" : String(isi))));
      const judul = satu.kolom.map(({ label }) => label);
      const filled = await readXlsx(excel as Uint8Array).then(({ header, rows }) =>
        [header, ...rows].filter((line) => line.some((isi) => isi !== "")),
      );
      const padded = (line: readonly string[]) => judul.map((_, place) => line[place] ?? "");
      expect([filled[0]?.[0], filled[1]?.[0], filled.at(-1)?.[0]]).toEqual([satu.judul, satu.rentang, "NIP 19720311 199803 1 001"]);
      expect(filled.slice(2, 3 + kasar.length).map(padded)).toEqual([judul, ...kasar]);
      const lembar = readCsv(csv as Uint8Array);
      // As on the screen, but for days, which a sheet sorts and a reader takes in this way.
      const polos = [...satu.sel, ...counted].map((baris) =>
        baris.map((isi, place) => (typeof isi === "number" ? readSel(isi, satu.kolom[place]) : String(isi ?? ""))),
      );
      expect([lembar.header, ...lembar.rows.slice(0, polos.length)]).toEqual([judul, ...polos]);
      expect(lembar.rows.at(-1)?.[0]).toBe("NIP 19720311 199803 1 001");
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf as Uint8Array)), { mergePages: true });
      expect(text.replace(/\s+/g, " ")).toMatch(/Jumlah: 3 baris\. Palu, .* Kepala Madrasah, Abdul Karim NIP 19720311 199803 1 001/);
      for (const [urut, baris] of dibaca.entries()) expect(text.replace(/\s+/g, " ")).toContain([urut + 1, ...baris].join(" "));
    },
  );
});

test("per cents of one column have as many decimals, also in the sheet", async () => {
  const satu = await laporan("kategori=student&menurut=tanggal");
  const persen = satu.kolom.findIndex(({ label }) => label === "Kehadiran (%)");
  expect(screen(satu).map((baris) => baris[persen])).toEqual(["Kehadiran (%)", "50,0", "–", "33,3"]);
  expect(screen(satu)[1]).toContain("2");
  const csv = await berkasLaporan(satu, {
    format: "csv",
    kini: current,
    kertas: { letterhead: { names: ["MAN 1 Palu"], address: "Palu" } },
    akhir: closed,
  });
  expect(readCsv(csv).rows.map((baris) => baris[persen])).toEqual(expect.arrayContaining(["50,0", "33,3"]));
});

test("the last line sums the lines, and its share is of all and no sum of shares", async () => {
  const { kolom, jumlah } = await laporan("kategori=student&menurut=kelas");
  const total = Object.fromEntries(jumlah.flatMap((isi, place) => (isi === null ? [] : [[kolom[place]?.label ?? "", isi]])));
  expect(total).toMatchObject({ Kelas: "Jumlah", Wajib: 5, Hadir: 1, "Tanpa Keterangan": 2, "Belum tercatat": 2, "Kehadiran (%)": 33.3 });
});

/** The cells of the table as a browser is sent it. */
function screen(satu: Laporan): string[][] {
  const html = renderToStaticMarkup(<LaporanTable laporan={satu} />);
  const polos = (teks: string) =>
    teks
      .replace(/<[^>]+>/g, "")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&");
  return [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, isi = ""]) =>
    [...isi.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, sel = ""]) => polos(sel)),
  );
}

test("what was recorded of a pupil counts in the class of that day, and nowhere once the pupil had left", async () => {
  await dalam(async ({ db }) => {
    await sql`select set_config('akademik.hari', '2026-08-06', true)`.execute(db);
    await sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, dicatat_pada, perangkat)
      select id, kelas_id, '2026-08-06', 'hadir', now(), 'uji' from siswa where nama = 'Bima'`.execute(db);
    await sql`update siswa set status = 'mutasi', kelas_id = null where nama = 'Ayu'`.execute(db);
    await sql`update siswa set kelas_id = ${id["X.E-10"]} where nama = 'Bima'`.execute(db);
  });
  expect(row(await laporan("kategori=student&menurut=kelas"))).toEqual([
    { Kelas: "X.E-2", Wajib: 2, Hadir: 1, "Tanpa Keterangan": 1, "Kehadiran (%)": 50 },
    { Kelas: "X.E-10", Wajib: 2, Hadir: 1, "Belum tercatat": 1 },
  ]);
  expect(row(await laporan(`kategori=student&menurut=kelas&kelas=${id["X.E-10"]}`))).toEqual([
    { Kelas: "X.E-10", Wajib: 2, Hadir: 1, "Belum tercatat": 1 },
  ]);
  expect(row(await laporan("kategori=student&cari=ayu"))).toEqual([
    { Nama: "Ayu", "Kelas/jabatan": "X.E-2", Wajib: 1, Hadir: 1, "Kehadiran (%)": 100 },
  ]);
});
