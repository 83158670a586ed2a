import { randomUUID } from "node:crypto";
import { beforeAll, expect } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import type { RefusalKind } from "#kit/refusals.ts";
import type { Field } from "#kit/register/fields.ts";
import { readQuery } from "#kit/register/query.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { create, list } from "#kit/register/store.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { registers } from "#src/registers.ts";
import { actor, shareDatabase } from "./database.ts";

/** Rows that each register takes, in a database where everything they point to is there. */
export const house = shareDatabase({ policy });
export const clerk = actor("administrator");
export const stranger = actor("tanpa peran");
export const as = <T>(who: typeof clerk, work: (ctx: Ctx) => Promise<T>) => house.scope(who).transaction(work);
export const refusal = async (kind: RefusalKind, promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (problem: unknown) => problem,
  );
  expect(error).toMatchObject({ name: "Refusal", kind });
  return error as { message: string; fields: Record<string, string>; current: Row };
};
export const query = (register: Register, text = "") => readQuery(register, new URLSearchParams(text));

export const pictureId = randomUUID();
const fileId = randomUUID();
/** A row of each register that others point to. */
export const referred = new Map<string, string>();
/** What stands for it in a list. */
export const nameOfReferred = (register: Register) => String(samples(register, 99)[register.columns[0] ?? ""]);

/** What a row points to is there before it. */
async function refer(ctx: Ctx, { fields }: Register): Promise<void> {
  for (const field of Object.values(fields)) {
    if (field.kind !== "reference" || referred.has(field.register.name)) continue;
    await refer(ctx, field.register);
    referred.set(field.register.name, await rowOf(ctx, field.register));
  }
}

/** Rows that no register of the office makes are made as they are kept. */
async function rowOf(ctx: Ctx, register: Register): Promise<string> {
  if (registers.includes(register)) return (await create(ctx, register, samples(register, 99), "json")).id;
  const akun = { nip: "199001012015031001", nama: nameOfReferred(register), passwordHash: null, passwordAt: null, aktif: true, peran: [] };
  return (await ctx.db.insertInto("akun").values(akun).returning("id").executeTakeFirstOrThrow()).id;
}

/** Numbers of a fixed length, such as a person's. */
export const digits = (field: Field, n: number): string | undefined => {
  if (field.kind !== "text" || !field.pattern) return undefined;
  const number = String(n).padStart(field.max, "0");
  return field.pattern.test(number) ? number : undefined;
};

/** Something that the field takes; another one for each `n`. */
function sample(field: Field, n: number): string | number | boolean | null {
  switch (field.kind) {
    case "text":
    case "longText":
      return digits(field, n) ?? `${field.label} ${n}`.slice(0, field.max);
    case "number":
      return (
        (field.min ?? 0) + (field.max === undefined ? n : n % (Math.floor((field.max - (field.min ?? 0)) / field.step) + 1)) * field.step
      );
    case "date":
      return addDays(today(), -n - 1);
    case "time":
      return `07:${String(n % 60).padStart(2, "0")}`;
    case "choice":
      return field.options[n % field.options.length]?.value ?? null;
    case "yesNo":
      return true;
    case "phone":
      return `0812345678${String(n).padStart(2, "0")}`;
    case "email":
      return `uji${n}@contoh.id`;
    case "url":
      return `https://contoh.id/${n}`;
    case "picture":
      return pictureId;
    case "file":
      return fileId;
    case "reference":
      return referred.get(field.register.name) ?? null;
  }
}

/** Registers whose fields must fit together. */
export const fitting: Readonly<Record<string, (n: number) => Readonly<Record<string, string | number | boolean | null>>>> = {
  periodePpdb: (n) => ({
    tahunAjaran: `20${String((n % 80) + 10)}/20${String((n % 80) + 11)}`,
    buka: addDays("2100-01-01", n * 10),
    tutup: addDays("2100-01-01", n * 10 + 5),
    pengumuman: addDays("2100-01-01", n * 10 + 6),
    ambilSampai: addDays("2100-01-01", n * 10 + 7),
    daftarUlangMulai: addDays("2100-01-01", n * 10 + 7),
    daftarUlangSelesai: addDays("2100-01-01", n * 10 + 8),
  }),
  gelombangPpdb: (n) => ({ buka: addDays("2100-01-01", n * 10), tutup: addDays("2100-01-01", n * 10 + 5) }),
  jalurPpdb: (n) => ({
    ...{ buka: addDays("2100-01-01", n * 10), tutup: addDays("2100-01-01", n * 10 + 5) },
    ...{ seri1: "rapor", seri2: "usia", seri3: "waktu" },
  }),
  pertanyaanPpdb: (n) => ({ kode: `kode-${n}`, bentuk: "pendek", pilihan: null, palingKecil: null, palingBesar: null }),
  // One exam of each part and path in a wave.
  ujianPpdb: (n) => ({
    komponen: ["tes", "btq", "tahfidz", "wawancara"][n % 4] ?? "tes",
    jalur: ["reguler", "prestasi-akademik", "prestasi-non-akademik", "tahfidz", "afirmasi", "asrama", "mutasi"][n % 7] ?? null,
  }),
  sesiUjian: (n) => ({ mulai: "07:30", selesai: `09:${String(n % 60).padStart(2, "0")}` }),
  ekspedisi: () => ({ status: "diterima" }),
  pemangkuJabatan: (n) => ({ jabatan: "pembina", bidang: `Uji ${n}`, wakilId: null }),
  suratMasuk: () => ({ nomorAgenda: null }),
  rantaiParaf: (n) => ({
    ...{ parafPertama: "bendahara", parafKedua: null, parafKetiga: null, parafKeempat: null, tandaTangan: "kepala" },
    ...{ mulai: addDays("2100-01-01", n), sampai: addDays("2100-01-01", n) },
  }),
  jadwalKerja: (n) => ({ pulang: `15:${String(n).padStart(2, "0")}` }),
  banner: (n) => ({ tautan: `/news?berita=uji-${n}` }),
  programUnggulan: (n) => ({ tautan: `/departments?tab=uji-${n}` }),
  tautanNavigasi: (n) => ({ alamat: `/uji-${n}` }),
  tautanTerkait: (n) => ({ alamat: `/uji-${n}` }),
  tautanUnitKerja: (n) => ({ alamat: `/uji-${n}` }),
  tautanAplikasi: (n) => ({ alamat: `/uji-${n}` }),
  kepalaMadrasah: () => ({ sekarang: false }),
  figurPublik: () => ({ nilai: null }),
  tag: (n) => ({ name: `uji-${n}` }),
  bagianHalaman: () => ({ halaman: "profil", tab: "sejarah" }),
  kodeWilayah: (n) => ({ kode: `11${String(n).padStart(4, "0")}`, lengkap: null, awalKodePos: null }),
  kelas: (n) => ({ tahunAjaran: `20${String((n % 80) + 10)}/20${String((n % 80) + 11)}` }),
  informasiPublik: () => ({ kategori: "berkala" }),
  tahunAjaran: (n) => ({
    nama: `${1900 + n}/${1901 + n}`,
    mulai: addDays("2100-01-01", n * 10),
    selesai: addDays("2100-01-01", n * 10 + 5),
  }),
  semester: (n) => ({ mulai: addDays("2100-01-01", n * 10), selesai: addDays("2100-01-01", n * 10 + 5) }),
  // A Monday: of a Sunday alone no hour can be changed.
  hariKhusus: (n) => {
    const hari = addDays("2026-01-05", -7 * n);
    return { mulai: hari, selesai: hari, jamPulang: `14:${String(n).padStart(2, "0")}` };
  },
  jamPelajaran: (n) => ({ hari: String((n % 6) + 1), jamKe: (Math.floor(n / 6) % 15) + 1, ...pelajaran(Math.floor(n / 6)) }),
  pegawai: (n) => {
    const lahir = addDays("1980-01-01", n * 3);
    const kelamin = n % 2 === 0 ? "Wanita" : "Pria";
    const nip = `${lahir.replaceAll("-", "")}201001${kelamin === "Pria" ? 1 : 2}${String((n % 999) + 1).padStart(3, "0")}`;
    // One account belongs to one person.
    return { tanggalLahir: lahir, jenisKelamin: kelamin, nip, akunId: null };
  },
  // What belongs to foreigners, to the dead and to those without a phone stays empty; leaving school is an act of its own.
  siswa: () => ({
    ...{ status: "aktif", kewarganegaraan: "Indonesia", negara: null, kitas: null, tanpaHp: false },
    ...Object.fromEntries(
      ["Ayah", "Ibu", "Wali"].flatMap((siapa) => [
        [`kewarganegaraan${siapa}`, "Indonesia"],
        [`kitas${siapa}`, null],
        [`tanpaHp${siapa}`, false],
      ]),
    ),
    ...{ statusAyah: "Masih Hidup", statusIbu: "Masih Hidup" },
  }),
  jenisNaskah: (n) => ({ pola: `{urut}/UJI-${n}/{tahun}` }),
  pejabatPenandatangan: (n) => ({ cara: "an", mulai: addDays("2100-01-01", n), sampai: addDays("2100-01-01", n) }),
  agenda: (n) => ({ jamSelesai: `09:${String(n).padStart(2, "0")}` }),
};

const pelajaran = (n: number) => ({ mulai: `${String(6 + n).padStart(2, "0")}:00`, selesai: `${String(6 + n).padStart(2, "0")}:45` });
export const samples = (register: Register, n: number) => ({
  ...Object.fromEntries(Object.entries(register.fields).map(([name, field]) => [name, sample(field, n)])),
  ...fitting[register.name]?.(n),
});
export const writable = registers.filter(({ readOnly, single }) => !readOnly && !single);
export const required = (register: Register) => Object.entries(register.fields).filter(([, field]) => field.required);

export const count = (register: Register) => as(clerk, (ctx) => list(ctx, register, query(register))).then(({ total }) => total);

/** The test file that calls it has all of this anew; once at its top. */
export function useRegisterRows(): void {
  house.begin();
  beforeAll(() => referred.clear());
  beforeAll(async () => {
    await as(clerk, async (ctx) => {
      const variant = { width: 480, avif: "uji.avif", webp: "uji.webp", bytes: 1 };
      await sql`insert into gambar (id, kunci, lebar, tinggi, warna, alt, varian, asal)
        values (${pictureId}, repeat('a', 64), 480, 320, '#0b3b2e', 'Gambar uji', ${JSON.stringify([variant])}, 'uji.png')`.execute(ctx.db);
      await sql`insert into berkas (id, created_by, kunci, nama, jenis, ukuran, sidik)
        values (${fileId}, ${clerk.id}, 'uji.png', 'uji.png', 'image/png', 1, repeat('a', 64))`.execute(ctx.db);
      for (const register of registers) await refer(ctx, register);
      await seedSekolah(ctx);
    });
  });
}
