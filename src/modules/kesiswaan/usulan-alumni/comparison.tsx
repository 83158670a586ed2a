import type { Fields } from "#kit/register/fields.ts";
import { asWords } from "#kit/ui/field/words.ts";
import { alumni } from "../alumni.ts";
import { sesudah, type UsulanAlumni } from "./usulan.ts";

interface Props {
  readonly usulan: UsulanAlumni;
  readonly kini: Readonly<Record<string, unknown>> | null;
}

const fields: Fields = alumni.fields;
const row = ["nama", "tanggalLahir", "tahunLulus", "nisn", "kegiatan", "instansi", "bidang", "kota", "noTelepon", "email"] as const;

/** What is written now, what was sent, and what the entry will say; where it changes it is marked. */
export function Comparison({ usulan, kini }: Props) {
  const nanti: Readonly<Record<string, unknown>> = { ...kini, ...sesudah(usulan, kini) };
  const kata = (isi: Readonly<Record<string, unknown>>, nama: string) => {
    const field = fields[nama];
    return field ? asWords(field, isi[nama], {}) || "Kosong" : "";
  };
  const terima = usulan.status === "menunggu";
  return (
    <table className="usulan-banding">
      <caption className="ui-hidden">Catatan madrasah dan kabar alumni</caption>
      <thead>
        <tr>
          <th scope="col">Isian</th>
          <th scope="col">Catatan madrasah</th>
          <th scope="col">Dikirim alumni</th>
          {terima && <th scope="col">Bila diterima</th>}
        </tr>
      </thead>
      <tbody>
        {row.map((nama) => {
          const [dulu, sesudahnya] = [kini ? kata(kini, nama) : "Belum ada", kata(nanti, nama)];
          return (
            <tr key={nama} data-berubah={terima && dulu !== sesudahnya ? "" : undefined}>
              <th scope="row">{fields[nama]?.label}</th>
              <td data-kolom="Catatan madrasah">{dulu}</td>
              <td data-kolom="Dikirim alumni">{kata({ ...usulan }, nama)}</td>
              {terima && <td data-kolom="Bila diterima">{sesudahnya}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
