import { formatDay } from "#kit/dates.ts";
import { bare } from "#kit/lists/words.ts";
import { checkNomor } from "../../nomor.ts";

export interface Child {
  readonly id: string;
  readonly nomor: string;
  readonly nisn: string | null;
  readonly namaLengkap: string;
  readonly tanggalLahir: string;
}

/** What a row says of whose it is. */
export interface Said {
  readonly nomor: string;
  readonly nisn: string;
  readonly nama: string;
  readonly tanggalLahir: string;
}

export type Found<C> = { readonly child: C } | { readonly sebab: string };

/** Finds whose marks a row brings, by the surest that it says; two that contradict each other are nobody's. */
export function childFinder<C extends Child>(children: readonly C[]): (said: Said) => Found<C> {
  const byNomor = new Map(children.map((one) => [one.nomor, one]));
  const byDigits = new Map(children.flatMap((one) => [digitsOf(one.nomor), serialOf(one.nomor)].map((digits) => [digits, one])));
  const byNisn = Map.groupBy(children, ({ nisn }) => nisn ?? "");
  const byName = Map.groupBy(children, ({ namaLengkap, tanggalLahir }) => `${bare(namaLengkap)} ${tanggalLahir}`);
  const numbered = (nomor: string): C | undefined => {
    const checked = checkNomor(nomor);
    return checked.benar ? byNomor.get(checked.nomor) : byDigits.get(nomor.replaceAll(/[\s.-]/g, ""));
  };
  return ({ nomor, nisn, nama, tanggalLahir }) => {
    if (nomor !== "") {
      const child = numbered(nomor);
      if (!child) return { sebab: `Nomor ${nomor.slice(0, 40)} tidak ada di lembar ini.` };
      const other = nisn !== "" && child.nisn !== null && child.nisn !== "" && child.nisn !== nisn;
      return other ? { sebab: "Nomor dan NISN di baris ini milik calon siswa yang berlainan." } : { child };
    }
    if (nisn !== "") return only(byNisn.get(nisn), `NISN ${nisn.slice(0, 20)}`);
    if (nama !== "" && tanggalLahir !== "")
      return only(byName.get(`${bare(nama)} ${tanggalLahir}`), `${nama.slice(0, 60)}, lahir ${dayOf(tanggalLahir)},`);
    return {
      sebab: nama === "" ? "Baris ini tidak menyebut calon siswanya." : "Nama saja belum cukup. Sertakan nomor, NISN, atau tanggal lahir.",
    };
  };
}

function only<C>(found: readonly C[] | undefined, who: string): Found<C> {
  const [child, second] = found ?? [];
  if (!child) return { sebab: `${who} tidak ada di lembar ini.` };
  return second ? { sebab: `${who} dipakai lebih dari satu calon siswa di lembar ini.` } : { child };
}

const dayOf = (day: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? formatDay(day) : day.slice(0, 20));

/** Year and serial, as programs that take figures alone have them: "202700001". */
const digitsOf = (nomor: string): string => nomor.replaceAll(/\D/g, "");
/** All of one sheet are of one intake; five figures are no running number. */
const serialOf = (nomor: string): string => nomor.split("-")[2] ?? nomor;
