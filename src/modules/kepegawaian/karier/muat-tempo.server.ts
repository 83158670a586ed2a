import { type Ctx, may } from "#kit/ctx.server.ts";
import type { Day } from "#kit/database/tables.ts";
import { today } from "#kit/dates.ts";
import { plain } from "#kit/register/related.ts";
import { type JenisTempo, jenisTempo, sisaHari, type TempoPegawai } from "./jatuh-tempo.ts";
import { type DaftarTempo, type Jarak, jarak, ukuranHalaman } from "./layar-tempo.ts";
import { bacaTempo, type SumberTempo } from "./sumber-tempo.server.ts";

/** What falls due, as the address asks for it: how near, of which kind, of whom. */
export async function muatTempo(ctx: Ctx, parameters: URLSearchParams): Promise<DaftarTempo> {
  const hari = today(ctx.now);
  const { orang, tempo } = await bacaTempo(ctx);
  const semua = may(ctx, "karier:read") === "yes";
  const dalam = jarak.find(({ value }) => value === parameters.get("dalam"))?.value ?? (semua ? "90" : "semua");
  const jenis = jenisTempo.find(({ value }) => value === parameters.get("perihal"))?.value ?? null;
  const sebanyak = ukuranHalaman.find((satu) => String(satu) === parameters.get("tampil")) ?? 25;
  const cari = (parameters.get("cari") ?? "").trim().slice(0, 100);
  const cocok = tempo.filter((satu) => (jenis === null || satu.jenis === jenis) && plain(satu.nama).includes(plain(cari)));
  const banyak = jarak.map(({ value }) => ({ dalam: value, banyak: cocok.filter((satu) => termasuk(satu, value, hari)).length }));
  const tampil = cocok.filter((satu) => termasuk(satu, dalam, hari));
  const halaman = Math.min(
    Math.max(1, Math.trunc(Number(parameters.get("halaman"))) || 1),
    Math.max(1, Math.ceil(tampil.length / sebanyak)),
  );
  return {
    hari,
    semua,
    kosong: orang.length === 0,
    baris: tampil.slice((halaman - 1) * sebanyak, halaman * sebanyak),
    jumlah: tampil.length,
    halaman,
    sebanyak,
    dalam,
    jenis: jenis as JenisTempo | null,
    cari,
    banyak,
    belumLengkap: orang.flatMap((satu) => belumLengkap(satu)),
  };
}

function termasuk({ jatuh }: TempoPegawai, dalam: Jarak, hari: Day): boolean {
  const sisa = sisaHari(jatuh, hari);
  if (dalam === "semua") return true;
  return dalam === "lewat" ? sisa < 0 : sisa >= 0 && sisa <= Number(dalam);
}

/** Whose clock cannot be read, and what is missing in their record. */
function belumLengkap({ pegawaiId, nama, status, tmt, tanggalLahir, pangkat, tmtPangkat }: SumberTempo) {
  if (status === "honorer") return [];
  const kurang = [
    ...(tmt ? [] : ["TMT bertugas"]),
    ...(tanggalLahir ? [] : ["tanggal lahir"]),
    ...((status === "pns" || status === "cpns") && !(pangkat && tmtPangkat) ? ["pangkat dengan TMT-nya"] : []),
  ];
  return kurang.length === 0 ? [] : [{ id: pegawaiId, nama, kurang }];
}
