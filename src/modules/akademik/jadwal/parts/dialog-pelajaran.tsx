import { type FormEvent, useState } from "react";
import { choice, type Fields } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { useCloseQuestion } from "#kit/ui/form/close-question.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { Hari } from "../../hari.ts";
import { type Obstacle, type Pelajaran, pelajaranTime, type View } from "../jadwal.ts";
import { jadwalPelajaran } from "../jadwal-pelajaran.ts";
import type { Job } from "../load-jadwal.server.ts";
import type { Terjadwal } from "../receive-jadwal.server.ts";
import { useClash } from "./use-clash.ts";

/** Where in the week the form was opened, and the lesson that stands there. */
export interface Place {
  readonly hari: Hari;
  readonly jamKe: number;
  readonly pelajaran?: Pelajaran;
}

interface Props {
  readonly open: boolean;
  readonly tempat: Place;
  readonly tugas: readonly Job[];
  readonly ruang: readonly string[];
  readonly lihat: View;
  readonly onClose: () => void;
  readonly onDone: (hasil: Terjadwal) => void;
}

/** One lesson of the week. What stands in the way is told while it is written. */
export function DialogPelajaran({ open, tempat, tugas, ruang, lihat, onClose, onDone }: Props) {
  const { pelajaran } = tempat;
  const [semula] = useState(() => initial(tempat, tugas));
  const [isi, setIsi] = useState(semula);
  const { close, question } = useCloseQuestion(JSON.stringify(isi) !== JSON.stringify(semula), onClose);
  const { kirim, busy, ditolak } = useAction<Terjadwal>(onDone);
  const { bentrok, terhalang } = useClash({
    ...isi,
    tugas: tugas.map(({ id }) => id).join(),
    ...(pelajaran ? { id: pelajaran.id } : {}),
  });
  const fields = { ...jadwalPelajaran.fields, pengampuId: chooseJob(tugas, { lihat, terhalang }) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) kirim(submission("simpan", pelajaran, isi));
  };
  const lepas = pelajaran && (
    <Button look="quiet" busy={busy} onClick={() => kirim(submission("lepas", pelajaran))}>
      Lepas dari jadwal
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={close}
      title={pelajaran ? pelajaran.mapel : "Tambah pelajaran"}
      lead={pelajaran && pelajaranTime(pelajaran)}
    >
      <form method="post" noValidate onSubmit={submit}>
        <div className="ui-dialog-body">
          <PelajaranFields {...{ fields, isi, ditolak }} onType={(bagian, tulisan) => setIsi((lama) => ({ ...lama, [bagian]: tulisan }))} />
          <SaranRuang ruang={ruang} />
          <output className="jadwal-bentrok" hidden={ditolak !== undefined}>
            {bentrok.map(({ kalimat }) => (
              <span key={kalimat}>{kalimat}</span>
            ))}
          </output>
        </div>
        <DialogSubmit onClose={close} busy={busy} busyText="Menyimpan..." before={lepas}>
          Simpan
        </DialogSubmit>
      </form>
      {question}
    </Dialog>
  );
}

interface FieldsProps {
  readonly fields: Fields;
  readonly isi: Content;
  readonly ditolak: ReturnType<typeof useAction>["ditolak"];
  readonly onType: (bagian: string, tulisan: string) => void;
}

function PelajaranFields({ fields, isi, ditolak, onType }: FieldsProps) {
  const errors = ditolak?.fields ?? {};
  return (
    <>
      <ErrorSummary title={ditolak?.sentence} errors={errors} fields={fields} />
      <div className="ui-fields">
        {Object.entries(fields).map(([nama, field]) => (
          <FieldPiece
            key={nama}
            name={nama}
            field={field}
            value={isi[nama as keyof Content]}
            error={errors[nama]}
            full={nama === "pengampuId" || nama === "ruang"}
            onType={(tulisan, bagian) => onType(bagian, tulisan)}
          />
        ))}
      </div>
    </>
  );
}

function submission(aksi: "simpan" | "lepas", pelajaran: Pelajaran | undefined, isi: Partial<Content> = {}): FormData {
  const form = new FormData();
  const milik: Readonly<Record<string, string>> = pelajaran ? { id: pelajaran.id, versi: String(pelajaran.versi) } : {};
  for (const [nama, nilai] of Object.entries({ aksi, ...milik, ...isi })) form.set(nama, nilai);
  return form;
}

const chooseJob = (tugas: readonly Job[], { lihat, terhalang }: Pick<Props, "lihat"> & Pick<Obstacle, "terhalang">) =>
  choice({
    label: lihat === "kelas" ? "Pelajaran dan guru" : "Pelajaran dan kelas",
    required: true,
    options: tugas.map(({ id, mapel, guru, kelas, jp, terjadwal }) => ({
      value: id,
      label: `${mapel}, ${lihat === "kelas" ? guru : kelas} (${terjadwal} dari ${jp} jam)${terhalang[id] ? `, ${terhalang[id]}` : ""}`,
    })),
  });

type Content = ReturnType<typeof initial>;

/** The first assignment that still lacks hours, for as many hours as it lacks, two at most. */
function initial({ hari, jamKe, pelajaran }: Place, tugas: readonly Job[]) {
  if (pelajaran) {
    const { pengampuId, jumlahJam, ruangSendiri } = pelajaran;
    return { pengampuId, hari: String(hari), jamKe: String(jamKe), jumlahJam: String(jumlahJam), ruang: ruangSendiri ?? "" };
  }
  const kurang = tugas.find(({ jp, terjadwal }) => terjadwal < jp);
  const jumlah = kurang ? Math.min(2, kurang.jp - kurang.terjadwal) : 1;
  return { pengampuId: kurang?.id ?? "", hari: String(hari), jamKe: String(jamKe), jumlahJam: String(jumlah), ruang: "" };
}

const SaranRuang = ({ ruang }: { readonly ruang: readonly string[] }) =>
  ruang.length > 0 && (
    <p className="ui-hint">{`Ruang yang dikenal: ${ruang.slice(0, 12).join(", ")}${ruang.length > 12 ? ", dan lainnya" : ""}.`}</p>
  );
