import type { Stored } from "#kit/database/tables.ts";
import { formatDay } from "#kit/dates.ts";
import { formatNip } from "../nip.ts";
import { type Peran, peranLabels } from "../peran.ts";
import { berhakLabels, type TemporaryPeran } from "../peran-berhak.ts";

export type JenisUsulan = Stored<"usulanPeran">["jenis"];
export type StatusUsulan = Stored<"usulanPeran">["status"];

/** What will be when it takes effect. */
export interface UsulanContent {
  readonly tambah?: readonly (Peran | TemporaryPeran)[];
  readonly lepas?: readonly Peran[];
  readonly nip?: string;
  readonly email?: string | null;
  /** Of who signs in the head's place or holds a position: as what, and on which days. */
  readonly sebagai?: string;
  /** Stands in for who holds the position, while they are on leave. */
  readonly wakil?: boolean;
  readonly mulai?: string;
  readonly sampai?: string;
}

declare module "#kit/database/tables.ts" {
  interface Refinements {
    usulanPeran: { isi: UsulanContent };
  }
}

export const statusLabels: Readonly<Record<StatusUsulan, string>> = {
  menunggu: "Menunggu",
  berlaku: "Berlaku",
  ditolak: "Ditolak",
  ditarik: "Ditarik",
  gugur: "Gugur",
};

export const usulanPath = "/administration/user/usulan";

/** What is proposed, in one sentence that goes on behind the person's name. */
export function describeUsulan(
  jenis: JenisUsulan,
  { tambah = [], lepas = [], nip, email, sebagai, wakil, mulai, sampai }: UsulanContent,
): string {
  switch (jenis) {
    case "jabatan":
      return `${wakil ? "mewakili selama cuti jabatan" : "memangku jabatan"} ${sebagai}, mulai ${said(mulai)}${sampai ? ` sampai ${said(sampai)}` : ""}, dengan hak ${berhakLabels(tambah)}`;
    case "peran":
      return [
        ...(tambah.length > 0 ? [`mendapat peran ${peranLabels(tambah)}`] : []),
        ...(lepas.length > 0 ? [`kehilangan peran ${peranLabels(lepas)}`] : []),
      ].join(" dan ");
    case "pejabat":
      return `menandatangani surat sebagai ${sebagai}, ${said(mulai)} sampai ${said(sampai)}`;
    case "identitas":
      return [
        ...(nip === undefined ? [] : [`NIP akunnya menjadi ${formatNip(nip)}`]),
        ...(email === undefined ? [] : [email === null ? "alamat surelnya dihapus" : `alamat surelnya menjadi ${email}`]),
      ].join(" dan ");
    case "aktifkan":
      return "akunnya diaktifkan kembali";
    case "lepas-faktor":
      return "verifikasi dua langkahnya dilepas";
    case "tautan-password":
      return "mendapat tautan untuk mengganti password";
  }
}

const said = (day: string | undefined): string => (day ? formatDay(day) : "");
