import { excludesOwnRows, may, type ReadCtx } from "#kit/ctx.server.ts";
import type { Day } from "#kit/database/tables.ts";
import { addDays, today } from "#kit/dates.ts";
import { askedPage } from "#kit/paging.ts";
import { plain } from "#kit/register/related.ts";
import { berkasPegawai } from "../riwayat/registers/berkas-pegawai.ts";
import { kepangkatan } from "../riwayat/registers/kepangkatan.ts";
import { penghargaan } from "../riwayat/registers/penghargaan.ts";
import { type JenisTempo, jenisTempo, type TempoPegawai, tell } from "./jatuh-tempo.ts";
import type { TempoReport } from "./tempo-paper.ts";
import { type Distance, distance, pageSize, type TempoList, type TempoRow } from "./tempo-screen.ts";
import { readTempo, type TempoSource } from "./tempo-source.server.ts";

/** What the address asks for: how near, of which kind, of whom. @throws Refusal 404 */
async function findTempo(ctx: ReadCtx, parameters: URLSearchParams) {
  const hari = today(ctx.now);
  const { orang, tempo } = await readTempo(ctx);
  const semua = may(ctx, "karier:read") === "yes";
  const dalam = distance.find(({ value }) => value === parameters.get("dalam"))?.value ?? (semua ? "90" : "semua");
  const jenis = jenisTempo.find(({ value }) => value === parameters.get("perihal"))?.value ?? null;
  const cari = (parameters.get("cari") ?? "").trim().slice(0, 100);
  const dicari =
    cari === "" ? null : new Set(orang.filter(({ nama }) => plain(nama).includes(plain(cari))).map(({ pegawaiId }) => pegawaiId));
  const cocok = tempo.filter((satu) => (jenis === null || satu.jenis === jenis) && (dicari?.has(satu.pegawaiId) ?? true));
  const dalamJarak = (seberapa: Distance) => {
    const [dari, sampai] = limit(seberapa, hari);
    return cocok.filter(({ jatuh }) => jatuh >= dari && jatuh <= sampai);
  };
  return { orang, hari, semua, dalam, jenis: jenis as JenisTempo | null, cari, dalamJarak, tampil: dalamJarak(dalam) };
}

/** A page of what falls due. @throws Refusal 404 */
export async function loadTempo(ctx: ReadCtx, parameters: URLSearchParams): Promise<TempoList> {
  const { orang, dalamJarak, tampil, ...asked } = await findTempo(ctx, parameters);
  const sebanyak = pageSize.find((satu) => String(satu) === parameters.get("tampil")) ?? 25;
  const halaman = Math.min(askedPage(parameters), Math.max(1, Math.ceil(tampil.length / sebanyak)));
  return {
    ...asked,
    kosong: orang.length === 0,
    baris: tampil.slice((halaman - 1) * sebanyak, halaman * sebanyak).map((satu) => withRight(ctx, tell(satu))),
    jumlah: tampil.length,
    halaman,
    sebanyak,
    banyak: distance.map(({ value }) => ({ dalam: value, banyak: dalamJarak(value).length })),
    belumLengkap: orang.flatMap((satu) => incomplete(satu)),
  };
}

/** All of what the address asks for, as a list that is signed. @throws Refusal 404 */
export async function tempoReport(ctx: ReadCtx, parameters: URLSearchParams): Promise<TempoReport> {
  const { hari, dalam, jenis, cari, tampil } = await findTempo(ctx, parameters);
  return { hari, dalam, jenis, cari, baris: tampil.map(tell) };
}

/** Where what was decided is written down. */
const recordedIn = { kgb: kepangkatan, pangkat: kepangkatan, satyalancana: penghargaan, berkas: berkasPegawai } as const;

function withRight(ctx: ReadCtx, tempo: TempoPegawai): TempoRow {
  if (tempo.jenis === "pensiun") return { ...tempo, catat: false };
  const right = `${recordedIn[tempo.jenis].name}:${tempo.jenis === "berkas" ? "update" : "create"}` as const;
  const reach = may(ctx, right);
  const sendiri = tempo.akunId !== null && tempo.akunId === ctx.actor.id;
  const meminta = may(ctx, "usulanPerubahan:create") !== "no";
  return { ...tempo, catat: sendiri ? meminta || (reach !== "no" && !excludesOwnRows(ctx, right)) : reach === "yes" };
}

function limit(dalam: Distance, hari: Day): readonly [Day, Day] {
  if (dalam === "semua") return ["0001-01-01", "9999-12-31"];
  return dalam === "lewat" ? ["0001-01-01", addDays(hari, -1)] : [hari, addDays(hari, Number(dalam))];
}

/** Whose clock cannot be read, and what is missing in their record. */
function incomplete({ pegawaiId, nama, status, tmt, tanggalLahir, pangkat, tmtPangkat }: TempoSource) {
  if (status === "honorer") return [];
  const kurang = [
    ...(tmt ? [] : ["TMT bertugas"]),
    ...(tanggalLahir ? [] : ["tanggal lahir"]),
    ...((status === "pns" || status === "cpns") && !(pangkat && tmtPangkat) ? ["pangkat dengan TMT-nya"] : []),
  ];
  return kurang.length === 0 ? [] : [{ id: pegawaiId, nama, kurang }];
}
