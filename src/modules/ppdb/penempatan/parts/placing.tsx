import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmSubmit } from "#kit/ui/confirm-button.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Answer, type Content, penempatanFields } from "../fields.ts";
import { Children } from "./children.tsx";
import { Preview } from "./preview.tsx";
import { Wishes } from "./wishes.tsx";

interface Props {
  readonly isi: Content;
  readonly jawaban: Answer | undefined;
}

/** Who comes into which class: proposed, changed by hand, looked at, and then done at once. */
export function Placing({ isi, jawaban }: Props) {
  const { periode, calon, kelas, mulai, sejak, boleh, nsm, kunci } = isi;
  const busy = useNavigation().state !== "idle";
  const [seen, setSeen] = useState<Answer>();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  if (jawaban?.usulan && jawaban !== seen) {
    setSeen(jawaban);
    setChosen(jawaban.usulan.kelas);
  }
  const open = new Set(kelas.map(({ id }) => id));
  // A class that was thrown away meanwhile is no choice any more; its children wait again.
  const pilihan = Object.fromEntries(calon.flatMap(({ id }) => (open.has(chosen[id] ?? "") ? [[id, chosen[id] ?? ""]] : [])));
  const many = Object.keys(pilihan).length;
  const untaken = calon.filter(({ id, keadaan }) => pilihan[id] && keadaan === "diterima").length;
  const errors = jawaban?.refusal?.fields ?? {};
  const choose = (id: string, kelasId: string) => setChosen((before) => ({ ...before, [id]: kelasId }));
  return (
    <Form method="post" noValidate className="penempatan">
      <input type="hidden" name="periode" value={periode?.id} />
      <input type="hidden" name="kunci" value={kunci} />
      {Object.entries(pilihan).map(([id, kelasId]) => (
        <input key={id} type="hidden" name={`siswa.${id}`} value={kelasId} />
      ))}
      {kelas.map(({ id, lakiLaki, perempuan }) => (
        <input key={id} type="hidden" name={`isi.${id}`} value={lakiLaki + perempuan} />
      ))}
      <ErrorSummary title={jawaban?.refusal?.sentence} errors={errors} fields={penempatanFields} />
      {boleh && (
        <Sheet title={`${calon.length} calon siswa menunggu kelas`}>
          <div className="ui-sheet-body">
            <div className="ui-fields">
              <FieldPiece name="tanggal" field={penempatanFields.tanggal} value={mulai} error={errors.tanggal} />
              <FieldPiece name="hanyaDaftarUlang" field={penempatanFields.hanyaDaftarUlang} value={false} />
            </div>
            <fieldset className="penempatan-kelas">
              <legend>Kelas yang diisi</legend>
              {kelas.map(({ id, nama, tingkat }) => (
                <label key={id}>
                  <input type="checkbox" name="kelas" value={id} defaultChecked={tingkat === "X"} /> {nama}
                </label>
              ))}
            </fieldset>
            <Wishes calon={calon} belum={jawaban?.usulan?.belum ?? []} />
            {sejak && <p>Susunannya sudah dapat dilihat. Diterapkan mulai {formatDay(sejak)}, sesudah tahun ajaran yang lalu berakhir.</p>}
            {!nsm && <p className="ui-muted">NSM madrasah belum diisi di Pengaturan, jadi siswa baru belum mendapat NISM.</p>}
            <div className="ui-actions">
              <Button type="submit" name="aksi" value="susun" look={many === 0 ? "primary" : "plain"} busy={busy}>
                {many === 0 ? "Susun usulan" : "Susun ulang"}
              </Button>
            </div>
          </div>
        </Sheet>
      )}
      {many > 0 && (
        <Preview calon={calon} kelas={kelas} pilihan={pilihan}>
          <ConfirmSubmit
            name="aksi"
            value="terapkan"
            look="primary"
            busy={busy}
            title={`Jadikan ${many} calon siswa sebagai siswa?`}
            confirm="Ya, jadikan siswa"
            consequence={[
              untaken > 0 ? `${untaken} di antaranya belum menyatakan mengambil tempatnya dan dicatat daftar ulang bersama ini.` : "",
              `Data anak dan orang tuanya disalin ke Data Siswa${nsm ? " dan NISM diberikan" : ", tanpa NISM"}.`,
              "Dapat dibatalkan selama belum ada yang dicatat pada mereka.",
            ]
              .filter(Boolean)
              .join(" ")}
          >
            {`Jadikan ${many} siswa`}
          </ConfirmSubmit>
        </Preview>
      )}
      <Children {...{ calon, kelas, pilihan, boleh }} tidak={jawaban?.usulan?.tidak ?? []} onChoose={choose} />
    </Form>
  );
}
