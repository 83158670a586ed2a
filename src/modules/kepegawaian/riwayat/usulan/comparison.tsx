import type { Field } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";
import { asWords, type Names } from "#kit/ui/field/words.ts";
import { persetujuanPath } from "../../paths.ts";
import type { Usulan } from "./usulan.ts";
import "./perbandingan.css";

interface Props {
  readonly register: Register;
  readonly usulan: Usulan;
  /** Names of the files. */
  readonly names: Names;
}

/** Old and new side by side; of a change only what changes. */
export function Comparison({ register, usulan, names }: Props) {
  const { sebelum, sesudah } = usulan;
  const berbeda = Object.entries(register.fields).filter(([name]) => {
    const [dulu, nanti] = [sebelum?.[name] ?? null, sesudah?.[name] ?? null];
    return name !== "pegawaiId" && dulu !== nanti;
  });
  if (berbeda.length === 0) return <p className="ui-muted">Tidak ada isian yang berubah.</p>;
  return (
    <table className="banding">
      <Row {...{ register, usulan, names }} />
      <thead>
        <tr>
          <th scope="col">Isian</th>
          {sebelum && <th scope="col">Sekarang</th>}
          {sesudah && <th scope="col">Diusulkan</th>}
        </tr>
      </thead>
      <tbody>
        {berbeda.map(([name, field]) => (
          <tr key={name}>
            <th scope="row">{field.label}</th>
            {sebelum && (
              <td data-kolom="Sekarang">
                <Content {...{ field, names, id: usulan.id, sisi: "sebelum" }} nilai={sebelum[name]} />
              </td>
            )}
            {sesudah && (
              <td className="banding-nanti" data-kolom="Diusulkan">
                <Content {...{ field, names, id: usulan.id, sisi: "sesudah" }} nilai={sesudah[name]} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which of several is to change: what names it is the field that each must have, the first. */
function Row({ register, usulan: { tindakan, sebelum }, names }: Props) {
  const [nama, field] = Object.entries(register.fields).find(([satu]) => satu !== "pegawaiId") ?? [];
  const kata = field && tindakan === "ubah" ? asWords(field, sebelum?.[nama ?? ""], names) : "";
  return kata === "" ? null : (
    <caption>
      {field?.label}: <b>{kata}</b>
    </caption>
  );
}

interface ContentProps {
  readonly field: Field;
  readonly nilai: unknown;
  readonly names: Names;
  readonly id: string;
  readonly sisi: string;
}

function Content({ field, nilai, names, id, sisi }: ContentProps) {
  const kata = asWords(field, nilai, names);
  if (kata === "") return <span className="ui-muted">Kosong</span>;
  if (field.kind !== "file") return kata;
  return (
    <a href={`${persetujuanPath}/${id}/berkas/${sisi}`} target="_blank" rel="noreferrer">
      {kata}
    </a>
  );
}
