import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { madeRecently } from "#kit/jobs/made-file.server.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { type JenisJalur, jalurLabel } from "../jalur/jenis-jalur.ts";
import { komponenLabel } from "../nilai/komponen.ts";
import { type AskedUjian, ujianPageSize } from "./asked.ts";
import { overlaps } from "./assign.ts";
import { printKartuUjianJob } from "./kartu-job.ts";
import { planTempat, verified } from "./plan.server.ts";
import { type Peserta, readBusy, readPeserta } from "./read-peserta.server.ts";
import { readUjian, type Ujian } from "./read-ujian.server.ts";
import { tabUjian } from "./tab-ujian.ts";
import type { KomponenUjian } from "./ujian-ppdb.ts";
import { tellSpan } from "./words.ts";

interface UjianRow {
  readonly id: string;
  readonly nama: string;
  readonly komponen: KomponenUjian;
  readonly jalur: JenisJalur | null;
  readonly gelombang: string;
  readonly terbitPada: Date | null;
  readonly mulai: string | null;
  readonly muat: number;
  readonly terisi: number;
  /** Verified, and without a seat. */
  readonly belum: number;
}

/** Every exam, the latest wave first, with how many sit and how many wait. @throws Refusal 404 */
export async function loadDaftarUjian(ctx: ReadCtx) {
  demand(ctx, "pendaftaran:read");
  const { rows } = await sql<UjianRow>`
    select ujian.id, ujian.nama, ujian.komponen, ujian.jalur, gelombang.nama as gelombang, ujian.terbit_pada,
      (select min(tanggal)::text from sesi_ujian sesi where sesi.ujian_id = ujian.id and ${notDeleted("sesi")}) as mulai,
      (select count(*)::int from sesi_ujian sesi where sesi.ujian_id = ujian.id and ${notDeleted("sesi")})
        * (select coalesce(sum(kapasitas), 0)::int from ruang_ujian ruang where ruang.ujian_id = ujian.id and ${notDeleted("ruang")}) as muat,
      (select count(*)::int from kursi_ujian kursi where kursi.ujian_id = ujian.id) as terisi,
      (select count(*)::int from pendaftaran anak where anak.gelombang_id = ujian.gelombang_id and anak.keadaan = any(${[...verified]}::text[])
        and ${notDeleted("anak")} and ikut_ujian(ujian, anak)
        and not exists (select from kursi_ujian kursi where kursi.ujian_id = ujian.id and kursi.pendaftaran_id = anak.id)) as belum
    from ujian_ppdb ujian join gelombang_ppdb gelombang on gelombang.id = ujian.gelombang_id and ${notDeleted("gelombang")}
      join periode_ppdb periode on periode.id = gelombang.periode_id
    where ${notDeleted("ujian")} order by periode.buka desc, gelombang.nama, mulai, ujian.nama limit 100`.execute(ctx.db);
  return {
    tabs: openTabs(ctx, tabUjian),
    tambah: may(ctx, "ujianPpdb:create") !== "no",
    rows: rows.map(({ komponen, jalur, ...row }) => ({
      ...row,
      tentang: [komponenLabel(komponen), ...(jalur ? [`jalur ${jalurLabel(jalur).toLowerCase()}`] : [])].join(", "),
    })),
  };
}

export interface PesertaRow {
  readonly id: string;
  readonly nomor: string;
  readonly nama: string;
  /** "" while there is none. */
  readonly sesi: string;
  readonly ruang: string;
  readonly kursi: number | null;
  /** The exam that it sits in at the same hour. */
  readonly bentrok: string;
}

/** One exam: its seats, who has one, and what a press would do when that is asked. @throws Refusal 404 */
export async function loadUjian(ctx: ReadCtx, id: string, asked: AskedUjian) {
  demand(ctx, "pendaftaran:read");
  const ujian = await readUjian(ctx, id);
  const all = (await readPeserta(ctx, ujian)).filter(({ ikut, keadaan, kursi }) => kursi || (ikut && verified.includes(keadaan)));
  const clash = await readClashes(ctx, ujian, all);
  const rows = all
    .map((one) => rowOf(ujian, one, clash.get(one.id) ?? ""))
    .filter((row, at) => fits(row, all[at], asked))
    .sort(
      (one, other) =>
        one.sesi.localeCompare(other.sesi, "id", { numeric: true }) ||
        one.ruang.localeCompare(other.ruang, "id", { numeric: true }) ||
        (one.kursi ?? 0) - (other.kursi ?? 0),
    );
  const start = (asked.halaman - 1) * ujianPageSize;
  return {
    ...{
      asked,
      tabs: openTabs(ctx, tabUjian),
      boleh: may(ctx, "pendaftaran:manage") !== "no",
      unduh: may(ctx, "pendaftaran:export") !== "no",
    },
    ujian: { ...ujian, sesi: ujian.sesi.map((one) => ({ ...one, waktu: tellSpan(one) })) },
    lembar: ujian.sesi.flatMap((sesi) =>
      ujian.ruang.map((ruang) => ({
        ...{ sesiId: sesi.id, ruangId: ruang.id, sesi: sesi.nama, waktu: tellSpan(sesi), ruang: ruang.nama, kapasitas: ruang.kapasitas },
        ...{
          lantaiDasar: ruang.lantaiDasar,
          terisi: all.filter(({ kursi }) => kursi?.sesiId === sesi.id && kursi.ruangId === ruang.id).length,
        },
      })),
    ),
    ...{ rows: rows.slice(start, start + ujianPageSize), total: rows.length },
    ...{ terisi: all.filter(({ kursi }) => kursi).length, belum: all.filter(({ kursi }) => !kursi).length, bentrok: clash.size },
    pindah: pindahOf(ujian, all, asked.anak),
    rencana: asked.urutan === "" ? null : await previewOf(ctx, ujian, asked.urutan),
    tugas: ctx.actor.id === null ? [] : await madeRecently(ctx, printKartuUjianJob),
  };
}

export type UjianContent = Awaited<ReturnType<typeof loadUjian>>;

async function previewOf(ctx: ReadCtx, ujian: Ujian, urutan: "nomor" | "sekolah") {
  const { tempat, ...plan } = await planTempat(ctx, ujian, urutan);
  const tambah = Map.groupBy(tempat, ({ sesiId, ruangId }) => `${sesiId} ${ruangId}`);
  return { ...plan, banyak: tempat.length, tambah: Object.fromEntries([...tambah].map(([place, some]) => [place, some.length])) };
}

const rowOf = ({ sesi, ruang }: Ujian, { id, nomor, nama, kursi }: Peserta, bentrok: string): PesertaRow => ({
  ...{ id, nomor, nama, bentrok, kursi: kursi?.kursi ?? null },
  sesi: sesi.find((one) => one.id === kursi?.sesiId)?.nama ?? "",
  ruang: ruang.find((one) => one.id === kursi?.ruangId)?.nama ?? "",
});

function fits({ nama, nomor, bentrok }: PesertaRow, one: Peserta | undefined, { cari, sesi, ruang }: AskedUjian): boolean {
  if (!`${nama} ${nomor}`.toLowerCase().includes(cari.toLowerCase())) return false;
  if (sesi === "tanpa" ? one?.kursi : sesi === "bentrok" ? bentrok === "" : sesi !== "" && one?.kursi?.sesiId !== sesi) return false;
  return ruang === "" || one?.kursi?.ruangId === ruang;
}

/** By child: the exam at the same hour, after a session was put to another time. */
async function readClashes(ctx: ReadCtx, ujian: Ujian, all: readonly Peserta[]): Promise<ReadonlyMap<string, string>> {
  const seated = all.filter(({ kursi }) => kursi);
  const busy = await readBusy(
    ctx,
    ujian.id,
    seated.map(({ id }) => id),
  );
  return new Map(
    seated.flatMap(({ id, kursi }) => {
      const sesi = ujian.sesi.find((one) => one.id === kursi?.sesiId);
      const other = sesi && busy.get(id)?.find((span) => overlaps(span, sesi));
      return other ? [[id, other.ujian] as const] : [];
    }),
  );
}

/** The child that is to be moved, with its brothers and sisters and where there is room. */
function pindahOf(ujian: Ujian, all: readonly Peserta[], id: string) {
  const child = all.find((one) => one.id === id);
  if (!child) return null;
  const saudara = all.filter((one) => child.saudara !== null && one.saudara === child.saudara && one.id !== id);
  const taken = (sesiId: string, ruangId: string) =>
    all.filter(({ kursi }) => kursi?.sesiId === sesiId && kursi.ruangId === ruangId).length;
  return {
    ...rowOf(ujian, child, ""),
    saudara: saudara.map((one) => `${one.nama} (${rowOf(ujian, one, "").sesi || "belum mendapat tempat"})`),
    pilihan: ujian.sesi.flatMap((sesi) =>
      ujian.ruang.flatMap((ruang) => {
        const kosong = ruang.kapasitas - taken(sesi.id, ruang.id);
        if (kosong <= 0 || (child.kursi?.sesiId === sesi.id && child.kursi.ruangId === ruang.id)) return [];
        const dasar = ruang.lantaiDasar ? ", tanpa tangga" : "";
        return [{ value: `${sesi.id} ${ruang.id}`, label: `${sesi.nama}, ${ruang.nama} (${kosong} kosong${dasar})` }];
      }),
    ),
  };
}
