import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { hariSekolahBetween, jadwalBetween, satIn } from "#modules/akademik/index.server.ts";
import { tahunAjaranAt } from "#modules/akademik/index.ts";
import { isOnDuty, ownPegawai } from "#modules/kepegawaian/index.server.ts";
import { kartuCode, kartuDigest } from "../kartu/kartu-code.server.ts";
import { kelasWali } from "../kelas-rights.server.ts";
import type { StatusAbsensi } from "../status.ts";
import { statusLabels } from "../status.ts";
import type { AnggotaBundle, Bundle, HariBundle, KelasBundle, PelajaranBundle } from "./bundle.ts";
import { kelasContent } from "./kelas-content.server.ts";
import { kelasSummary } from "./kelas-summary.server.ts";

/** A device is on its own for so long: days back that may still be recorded, and days ahead. */
const [hariMundur, hariMaju] = [14, 10];

/** Everything with which the person who asks can record attendance for days without a network. @throws Refusal 404 */
export async function absensiBundle(ctx: ReadCtx): Promise<Bundle> {
  const semua = demand(ctx, "absensiSiswa:read") === "yes";
  const hariIni = today(ctx.now);
  const jadwalSepekan = await pelajaranSepekan(ctx, hariIni);
  const wali = await kelasWali(ctx);
  const milik = jadwalSepekan.filter(({ milikSaya }) => milikSaya);
  const diajar = new Set(milik.map(({ kelasId }) => kelasId));
  const diajarKini = new Set(milik.filter(({ hari }) => hari === hariKe(hariIni)).map(({ kelasId }) => kelasId));
  const piket = !semua && (await isOnDuty(ctx, hariIni));
  const own = (kelasId: string) => semua || wali.includes(kelasId) || diajar.has(kelasId);
  const kelas = (await kelasTahunIni(ctx, hariIni))
    .filter(({ id }) => piket || own(id))
    .map(
      (satu): KelasBundle => ({
        ...{ ...satu, setiapHari: semua || wali.includes(satu.id), wali: wali.includes(satu.id) },
        ...(piket && !wali.includes(satu.id) && !diajarKini.has(satu.id) && { piket: true }),
      }),
    );
  const id = kelas.map((satu) => satu.id);
  const tampak = new Set(id);
  // Whoever reaches every class takes along the own lessons only: all of them would be too much for a phone.
  const pelajaran = semua || piket ? { pelajaran: jadwalSepekan.flatMap(({ id: jam, milikSaya }) => (milikSaya ? [jam] : [])) } : {};
  return {
    akunId: ctx.actor.id ?? "",
    nama: ctx.actor.name,
    diambilPada: ctx.now.toISOString(),
    hariIni,
    bolehMencatat: may(ctx, "absensiSiswa:create") !== "no",
    bolehKartu: may(ctx, "kartuSiswa:read"),
    hari: await hariSekitar(ctx, hariIni),
    kelas,
    anggota: (await allAnggota(ctx, id, hariIni)).map((satu) => (own(satu.kelasId) ? satu : { ...satu, kabar: null })),
    jadwal: jadwalSepekan.filter(({ kelasId }) => tampak.has(kelasId)),
    isi: await kelasContent(ctx, { kelas: id, tanggal: hariIni, ...pelajaran }),
    lampau: await kelasSummary(ctx, { kelas: id.filter(own), dari: addDays(hariIni, -hariMundur), sebelum: hariIni, ...pelajaran }),
  };
}

/** Monday is "1", as in the timetable. */
const hariKe = (tanggal: string): string => String(new Date(`${tanggal}T00:00:00Z`).getUTCDay());

function kelasTahunIni(ctx: ReadCtx, hariIni: string) {
  return ctx.db
    .selectFrom("kelas")
    .select(["id", "nama"])
    .where(notDeleted())
    .where("tahunAjaran", "=", tahunAjaranAt(hariIni))
    .orderBy(sql`length(tingkat)`)
    .orderBy("tingkat")
    .orderBy(sql`length(nama)`)
    .orderBy("nama")
    .execute();
}

async function hariSekitar(ctx: ReadCtx, hariIni: string): Promise<HariBundle[]> {
  const hari = await hariSekolahBetween(ctx, { dari: addDays(hariIni, -hariMundur), sampai: addDays(hariIni, hariMaju) });
  return hari.map(({ tanggal, masuk, sebab, jamMasuk, jamPulang }) => {
    const jam = masuk && jamMasuk && jamPulang ? [jamMasuk, jamPulang].map((satu) => satu.slice(0, 5).replace(":", ".")).join("–") : "";
    return { tanggal, masuk, ...(sebab ? { sebab: [sebab, jam].filter(Boolean).join(", ") } : {}) };
  });
}

async function pelajaranSepekan(ctx: ReadCtx, hariIni: string): Promise<PelajaranBundle[]> {
  const saya = await ownPegawai(ctx);
  const pelajaran = await jadwalBetween(ctx, { dari: hariIni, sampai: addDays(hariIni, 6) });
  return pelajaran.map(({ id, tanggal, kelasId, jamKe, jumlahJam, mulai, selesai, mataPelajaran, pegawai, pegawaiId }) => {
    return {
      id,
      kelasId,
      hari: hariKe(tanggal),
      jamKe,
      jumlahJam,
      mulai,
      selesai,
      mataPelajaran,
      pegawai,
      milikSaya: pegawaiId === saya?.id,
    };
  });
}

async function allAnggota(ctx: ReadCtx, kelas: readonly string[], hariIni: string): Promise<AnggotaBundle[]> {
  if (kelas.length === 0) return [];
  const [dari, sampai] = [addDays(hariIni, -hariMundur), addDays(hariIni, hariMaju)];
  interface Baris extends Omit<AnggotaBundle, "kartu" | "kabar"> {
    readonly nomor: Buffer | null;
    readonly kabarTanggal: string | null;
    readonly kabarStatus: StatusAbsensi | null;
  }
  const { rows } = await sql<Baris>`
    select siswa.id as siswa_id, anggota.kelas_id, siswa.nama, anggota.mulai::text, anggota.selesai::text, kartu.nomor,
      kabar.tanggal::text as kabar_tanggal, kabar.status as kabar_status
    from anggota_kelas anggota join siswa on siswa.id = anggota.siswa_id and ${notDeleted("siswa")}
      left join kartu_siswa kartu on kartu.siswa_id = siswa.id
      left join absensi_siswa kabar on kabar.siswa_id = siswa.id and kabar.jadwal_id is null and kabar.status <> 'hadir'
        and kabar.tanggal = (select max(tanggal) from absensi_siswa where tanggal < ${hariIni}::date)
    where anggota.kelas_id = any(${kelas}::uuid[]) and ${satIn(dari, sampai)}
    order by siswa.nama, siswa.id`.execute(ctx.db);
  return rows.map(({ nomor, kabarTanggal, kabarStatus, ...baris }) => ({
    ...baris,
    kartu: nomor && kartuDigest(kartuCode(ctx, nomor)),
    kabar:
      kabarTanggal &&
      kabarStatus &&
      `${kabarTanggal === addDays(hariIni, -1) ? "Kemarin" : "Terakhir"} ${statusLabels[kabarStatus].toLowerCase()}`,
  }));
}
