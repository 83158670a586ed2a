import { addTahun, pangkat } from "#modules/kepegawaian/index.ts";
import { hariTo } from "./nama.ts";
import type { PemilikRiwayat } from "./riwayat.ts";

type Row = Readonly<Record<string, unknown>>;
type Step = { readonly pangkat: string; readonly tmt: string };

/** Ranks and raises so that the next ones come spread over the coming years; one person in twenty-five waits for a raise that is late. */
export function kepangkatanPegawai(orang: PemilikRiwayat, index: number, hari: string): Row[] {
  const { id: pegawaiId, tmt, status } = orang;
  if (!orang.pangkat || status === "honorer") return [];
  const naik = status === "pppk" ? [{ pangkat: orang.pangkat, tmt }] : tangga(orang.pangkat, tmt, lastNaik(tmt, index, hari));
  const gaji = gajiBerkala(tmt, hari, index % 25 === 24 ? 1 : 0).map((hariIni) => ({ pangkat: pangkatAt(naik, hariIni), tmt: hariIni }));
  return [...naik.map((satu) => ({ ...satu, jenis: "pangkat" })), ...gaji.map((satu) => ({ ...satu, jenis: "gaji-berkala" }))].map(
    (satu, ke) => {
      const terbit = hariTo(satu.tmt, -40);
      return {
        pegawaiId,
        ...satu,
        tanggalSk: terbit,
        nomorSk: `${310 + index + ke}/Kw.22/KP.07.${satu.jenis === "pangkat" ? 1 : 2}/${terbit.slice(5, 7)}/${terbit.slice(0, 4)}`,
      };
    },
  );
}

export function jabatanPegawai(orang: PemilikRiwayat, index: number): Row[] {
  const { id: pegawaiId, jenis, jabatan, tmt, tugasTambahan } = orang;
  const awal = jenis === "guru" ? "Guru Ahli Pertama" : "Pengadministrasi";
  const kini = jabatan && jabatan !== awal && orang.status !== "honorer" ? [{ nama: jabatan, tmt: addTahun(tmt, 6) }] : [];
  const tambahan = tugasTambahan ? [{ nama: tugasTambahan, tmt: `${2023 + (index % 3)}-07-15` }] : [];
  return [{ nama: jabatan && kini.length === 0 ? jabatan : awal, tmt }, ...kini, ...tambahan].map((satu, ke) => ({
    pegawaiId,
    ...satu,
    tanggalSk: hariTo(satu.tmt, -14),
    nomorSk: `${20 + index + ke} TAHUN ${satu.tmt.slice(0, 4)}`,
  }));
}

/** Four years before a day from this month on. */
function lastNaik(tmt: string, index: number, hari: string): string {
  const berikut = hariTo(`${hari.slice(0, 7)}-01`, 32 + ((index * 53) % 1400));
  const terakhir = addTahun(`${berikut.slice(0, 7)}-01`, -4);
  return terakhir < tmt ? tmt : terakhir;
}

/** From III/a on the first day up to the present rank, in even steps. */
function tangga(kini: string, mulai: string, terakhir: string): Step[] {
  const nama = pangkat.map(({ value }) => value);
  const [dari, sampai] = [nama.indexOf("III/a"), nama.indexOf(kini)];
  if (sampai <= dari) return [{ pangkat: kini, tmt: mulai }];
  const lama = (Date.parse(terakhir) - Date.parse(mulai)) / 86_400_000;
  return nama.slice(dari, sampai + 1).map((satu, ke) => {
    const tmt = `${hariTo(mulai, Math.round((lama * ke) / (sampai - dari))).slice(0, 7)}-01`;
    return { pangkat: satu, tmt: satu === kini ? terakhir : tmt };
  });
}

/** The last three raises that have come. */
function gajiBerkala(tmt: string, hari: string, lupa: number): string[] {
  const banyak = Math.floor((Number(hari.slice(0, 4)) - Number(tmt.slice(0, 4))) / 2);
  const semua = Array.from({ length: Math.max(0, banyak) }, (_, ke) => addTahun(tmt, (ke + 1) * 2)).filter((satu) => satu <= hari);
  return semua.slice(-3 - lupa, lupa === 0 ? undefined : -lupa);
}

const pangkatAt = (naik: readonly Step[], hari: string): string => (naik.findLast(({ tmt }) => tmt <= hari) ?? naik[0])?.pangkat ?? "III/a";
