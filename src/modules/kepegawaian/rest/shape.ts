import { dayOf, isDay } from "#kit/dates.ts";
import type { Row } from "#kit/register/register.ts";
import { normalizeNip, parseNip } from "../form/rules/parse-nip.ts";
import { pangkat } from "../pangkat.ts";
import { pegawai } from "../pegawai.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Fields whose value is a day. */
const hari = Object.entries(pegawai.fields).flatMap(([nama, { kind }]) => (kind === "date" ? [nama] : []));

/** What programs write in their own way: days as ISO moments, ranks by their name alone. */
export function translate(isian: Fields): Fields {
  const tanggal = hari.filter((nama) => nama in isian).map((nama) => [nama, hariFrom(String(isian[nama]))]);
  const sebutan = typeof isian.pangkat === "string" ? isian.pangkat.trim() : undefined;
  const dikenal = pangkat.find(({ value, label }) => value === sebutan || label === sebutan || label.startsWith(`${sebutan} (`));
  return { ...isian, ...Object.fromEntries(tanggal), ...(dikenal && { pangkat: dikenal.value }) };
}

/** The day at the school: a browser there sends its midnight as four in the afternoon of the day before. */
function hariFrom(text: string): string {
  if (isDay(text.trim()) || !/^\d{4}-\d{2}-\d{2}T/.test(text)) return text;
  const saat = new Date(text);
  return Number.isNaN(saat.getTime()) ? text : dayOf(saat);
}

/** The fields of the specification are enough: what it does not know is filled in as it usually is. */
export function complete(isian: Fields): Fields {
  const nip = normalizeNip(String(isian.nip ?? ""));
  const status = nip === "" ? "honorer" : parseNip(nip)?.kontrak ? "pppk" : "pns";
  return { jenis: "guru", status, unitKerja: "MAN1PALU", aktif: "on", ...isian };
}

/** As programs get it: both pictures as addresses. */
export function apiShape({ fotoId, ttdId, ...row }: Row): Record<string, unknown> {
  const gambar = (nama: string, id: unknown) => (id ? `${pegawai.path}/${row.id}/berkas/${nama}` : null);
  return {
    ...row,
    ...(fotoId !== undefined && { foto: gambar("fotoId", fotoId) }),
    ...(ttdId !== undefined && { ttd: gambar("ttdId", ttdId) }),
  };
}
