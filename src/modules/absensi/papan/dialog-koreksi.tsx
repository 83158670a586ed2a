import { useState } from "react";
import { formatDay } from "#kit/dates.ts";
import { choice, longText, time } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { useCloseQuestion } from "#kit/ui/form/close-question.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { KehadiranPegawai } from "../pegawai/kehadiran-hari.server.ts";
import { ownRecords, recordedByOffice, statusPegawaiLabels } from "../pegawai/status.ts";

const fields = {
  status: choice({
    label: "Status",
    required: true,
    options: Object.entries(statusPegawaiLabels).map(([value, label]) => ({ value, label })),
  }),
  masuk: time({ label: "Jam masuk" }),
  pulang: time({ label: "Jam pulang" }),
  alasan: longText({ label: "Alasan", required: true, max: 300, hint: "Misalnya: ponsel rusak, disaksikan piket." }),
};

interface Props {
  readonly orang: KehadiranPegawai | null;
  readonly hari: string;
  readonly onClose: () => void;
}

/** The office writes a day down by hand; what stood there is kept in the trail. */
export function DialogKoreksi({ orang, hari, onClose }: Props) {
  const say = useToast();
  const [isi, setIsi] = useState(() => initial(orang));
  const { close, question } = useCloseQuestion(JSON.stringify(isi) !== JSON.stringify(initial(orang)), onClose);
  const { kirim, busy, ditolak } = useAction<{ readonly pesan: string }>(({ pesan }) => {
    say(pesan);
    onClose();
  });
  const errors = ditolak?.fields ?? {};
  const submit = () => {
    const data = new FormData();
    for (const [nama, nilai] of Object.entries({ ...isi, tanggal: hari, pegawaiId: orang?.id ?? "", versi: String(orang?.versi ?? 0) }))
      data.set(nama, nilai);
    kirim(data);
  };
  if (orang?.sendiri) return <OwnRecords nama={orang.nama} onClose={onClose} />;
  return (
    <Dialog open={orang !== null} onClose={close} title={orang?.nama ?? ""} lead={formatDay(hari, "long")}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submit();
        }}
      >
        <div className="ui-dialog-body">
          {orang?.kantor && <p className="ui-muted">{recordedByOffice(orang)}</p>}
          <ErrorSummary title={ditolak?.sentence} errors={errors} fields={fields} />
          <div className="ui-fields">
            {Object.entries(fields).map(([nama, satu]) => (
              <FieldPiece
                key={nama}
                name={nama}
                field={satu}
                full={nama === "status"}
                value={isi[nama] ?? ""}
                error={errors[nama]}
                onType={(teks, bagian) => setIsi((lama) => ({ ...lama, [bagian]: teks }))}
              />
            ))}
          </div>
        </div>
        <DialogSubmit onClose={close} busy={busy} busyText="Menyimpan...">
          Simpan
        </DialogSubmit>
      </form>
      {question}
    </Dialog>
  );
}

const initial = (orang: KehadiranPegawai | null): Readonly<Record<string, string>> => ({
  status: orang?.status ?? "hadir",
  masuk: orang?.masuk ?? "",
  pulang: orang?.pulang ?? "",
  alasan: "",
});

const OwnRecords = ({ nama, onClose }: Pick<Props, "onClose"> & { readonly nama: string }) => (
  <Dialog open onClose={onClose} title={nama} narrow>
    <div className="ui-dialog-body">
      <p>{ownRecords}</p>
    </div>
    <div className="ui-dialog-foot">
      <Button onClick={onClose}>Tutup</Button>
    </div>
  </Dialog>
);
