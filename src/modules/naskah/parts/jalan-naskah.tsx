import { formatMoment } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { Batal, DetailContent, Step } from "../load/detail.server.ts";
import type { StatusNaskah } from "../naskah.ts";

const stage = [
  { judul: "Ditulis", status: "draft", tindakan: "create" },
  { judul: "Diajukan", status: "draft", tindakan: "submit" },
  { judul: "Diparaf", status: "diajukan", tindakan: "initial" },
  { judul: "Ditandatangani", status: "diparaf", tindakan: "sign" },
] as const satisfies readonly { judul: string; status: StatusNaskah; tindakan: string }[];

const order: readonly StatusNaskah[] = ["draft", "diajukan", "diparaf", "ditandatangani"];

const words: Readonly<Record<string, string>> = {
  create: "menulis draf",
  update: "mengubah draf",
  submit: "mengajukan surat",
  initial: "memaraf",
  sign: "menandatangani",
  return: "mengembalikan",
  delete: "menghapus draf",
  restore: "memulihkan draf",
};

/** The chain that a letter goes through: who did which step, and whose turn it is. */
export function JalanNaskah({ naskah, jejak, batal, cabut }: Pick<DetailContent, "naskah" | "jejak" | "batal" | "cabut">) {
  const sampai = order.indexOf(naskah.status);
  return (
    <Sheet title="Perjalanan surat">
      <ol className="rantai">
        {stage.map(({ judul, status, tindakan }, tempat) => {
          // Writing is done with the draft itself; every other step when the letter stands behind it.
          const sudah = tempat === 0 || sampai > order.indexOf(status);
          const oleh = sudah ? jejak.findLast((satu) => satu.tindakan === tindakan) : undefined;
          const kini = !sudah && sampai === order.indexOf(status);
          return (
            <li key={tindakan} className={sudah ? "sudah" : kini ? "kini" : undefined} aria-current={kini ? "step" : undefined}>
              <b>{judul}</b>
              <small>{oleh ? `${nameOf(oleh)}, ${formatMoment(oleh.pada)}` : kini ? "Langkah berikutnya" : ""}</small>
            </li>
          );
        })}
      </ol>
      {batal && <Gugur kata="Dibatalkan" sebab={batal} />}
      {cabut && <Gugur kata="Keabsahannya dicabut" sebab={cabut} />}
      <details className="naskah-riwayat">
        <summary>Riwayat lengkap</summary>
        <ul>
          {jejak.toReversed().map((satu) => (
            <Row key={satu.id} langkah={satu} />
          ))}
        </ul>
      </details>
    </Sheet>
  );
}

const Gugur = ({ kata, sebab }: { readonly kata: string; readonly sebab: Batal }) => (
  <p className="naskah-batal">
    <b>{kata}</b> {sebab.oleh && `oleh ${sebab.oleh}, `}
    {formatMoment(sebab.pada)}: {sebab.alasan}
  </p>
);

/** "Rina (Plh. Bendahara)". */
const nameOf = ({ oleh, sebagai }: Step): string => (sebagai ? `${oleh} (${sebagai})` : oleh);

const Row = ({ langkah }: { readonly langkah: Step }) => (
  <li>
    <small>{formatMoment(langkah.pada)}</small>
    <b>{nameOf(langkah)}</b> {words[langkah.tindakan] ?? langkah.tindakan}
    {langkah.alasan && <>: “{langkah.alasan}”</>}
  </li>
);
