import { Button } from "#kit/ui/button.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { Selesai } from "../apply.server.ts";
import type { Pratinjau } from "../preview.server.ts";
import { mostAtOnce, tindakanOf } from "../tindakan.ts";

interface Props {
  readonly pratinjau: Pratinjau;
  /** What was asked for; the same goes with the answer. */
  readonly form: FormData;
  readonly onBack: () => void;
  readonly onDone: (selesai: Selesai) => void;
}

/** Who changes, who does not and why; what is agreed to is done to exactly those. A long list is scrolled by keyboard from its summaries. */
export function Confirm({ pratinjau: { tindakan, hasil, berubah, tetap, sisa }, form, onBack, onDone }: Props) {
  const { kirim, busy, ditolak, dialog } = useAction<Selesai>(onDone);
  const { label } = tindakanOf(tindakan);
  const run = () => {
    form.set("aksi", "jalankan");
    form.set("baris", berubah.map(({ id, versi }) => `${id} ${versi}`).join(","));
    if (!busy) kirim(form);
  };
  return (
    <>
      <div className="ui-dialog-body massal-pratinjau">
        {ditolak && <p role="alert">{ditolak.sentence}</p>}
        <p>
          <b>{label}:</b> {berubah.length} berubah, {tetap.length} tetap seperti semula. {hasil}
        </p>
        {sisa > 0 && (
          <p>
            Sekali jalan paling banyak {mostAtOnce}. Masih ada {sisa.toLocaleString("id-ID")} lagi; ulangi sesudah ini selesai.
          </p>
        )}
        {tetap.length > 0 && (
          <details open>
            <summary>Tetap seperti semula</summary>
            <ul>
              {tetap.map(({ id, nomor, nama, sebab }) => (
                <li key={id}>
                  {nama} <small className="ui-muted">({nomor})</small>: {sebab}
                </li>
              ))}
            </ul>
          </details>
        )}
        {berubah.length > 0 && (
          <details open>
            <summary>Berubah</summary>
            <ul>
              {berubah.map(({ id, nomor, nama }) => (
                <li key={id}>
                  {nama} <small className="ui-muted">({nomor})</small>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="ui-dialog-foot">
        <Button data-first onClick={onBack}>
          Kembali
        </Button>
        {berubah.length > 0 && (
          <Button look="primary" busy={busy} busyText="Menjalankan..." onClick={run}>
            {`Jalankan untuk ${berubah.length}`}
          </Button>
        )}
      </div>
      {dialog}
    </>
  );
}
