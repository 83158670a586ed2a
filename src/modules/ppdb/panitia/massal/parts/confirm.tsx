import { useState } from "react";
import { useRevalidator } from "react-router";
import { withFullStop } from "#kit/full-stop.ts";
import { Button } from "#kit/ui/button.tsx";
import { type Ditolak, useAction } from "#modules/akun/index.tsx";
import type { Selesai } from "../apply.server.ts";
import type { Berubah, Pratinjau } from "../preview.server.ts";
import { mostAtOnce, tindakanOf } from "../tindakan.ts";
import { focusNow } from "./focus-now.ts";

const unsureSentence =
  "Ada gangguan sebelum jawabannya sampai. Sebagian mungkin sudah berubah: tekan Kembali, lalu lihat pratinjaunya lagi.";

/** It stopped on the way, and says how far it came. */
interface Broken extends Ditolak {
  readonly refusal: Ditolak["refusal"] & { readonly current?: Selesai };
}

interface Props {
  readonly pratinjau: Pratinjau;
  /** What was asked for; the same goes with the answer. */
  readonly form: FormData;
  /** Who or why, as it was filled in. */
  readonly rincian: string | null;
  readonly onBack: () => void;
  readonly onDone: (selesai: Selesai) => void;
}

/** Who changes, who does not and why; what is agreed to is done to exactly those. A long list is scrolled by keyboard from its summaries. */
export function Confirm({ pratinjau: { tindakan, hasil, berubah, tetap, banyakTetap, sisa }, form, rincian, onBack, onDone }: Props) {
  const { revalidate } = useRevalidator();
  const { kirim, busy, ditolak, dialog } = useAction<Selesai, Broken>(onDone, undefined, ({ refusal: { current } }) => {
    if (!current) return;
    onDone(current);
    void revalidate();
  });
  // Without an answer nobody knows how far it came; what is shown here is no longer how it stands.
  const isUnsure = ditolak?.kind === "unavailable";
  const { label } = tindakanOf(tindakan);
  const [leavesOut, setLeavesOut] = useState(false);
  const lacking = berubah.filter(({ kurang }) => kurang.length > 0);
  const meant = leavesOut ? berubah.filter(({ kurang }) => kurang.length === 0) : berubah;
  const run = () => {
    form.set("aksi", "jalankan");
    form.set("baris", meant.map(({ id, versi }) => `${id} ${versi}`).join(","));
    if (!busy) kirim(form);
  };
  return (
    <>
      <div className="ui-dialog-body massal-pratinjau">
        {ditolak && <p role="alert">{isUnsure ? unsureSentence : ditolak.sentence}</p>}
        <p ref={focusNow} tabIndex={-1}>
          <b>{label}:</b> {meant.length} berubah, {(banyakTetap + berubah.length - meant.length).toLocaleString("id-ID")} tetap seperti
          semula. {hasil}
        </p>
        {rincian !== null && <p>{withFullStop(rincian)}</p>}
        {sisa > 0 && (
          <p>
            Sekali jalan paling banyak {mostAtOnce}. Masih ada {sisa.toLocaleString("id-ID")} lagi yang akan berubah; ulangi sesudah ini
            selesai.
          </p>
        )}
        {lacking.length > 0 && <Lacking {...{ lacking, leavesOut, setLeavesOut }} />}
        {tetap.length > 0 && (
          <details open>
            <summary>Tetap seperti semula</summary>
            {tindakan === "luluskan" && (
              <p className="ui-muted">
                Yang berkasnya belum diterima atau yang mungkin ganda tidak diluluskan sekaligus. Bila memang boleh, luluskan satu per satu
                di halaman anaknya; di sana peringatannya tampak sebelum ditekan.
              </p>
            )}
            <ul>
              {tetap.map(({ id, nomor, nama, sebab }) => (
                <li key={id}>
                  {nama} <small className="ui-muted ui-whole">({nomor})</small>: {sebab}
                </li>
              ))}
              {banyakTetap > tetap.length && <li>… dan {(banyakTetap - tetap.length).toLocaleString("id-ID")} lagi.</li>}
            </ul>
          </details>
        )}
        {meant.length > 0 && (
          <details open>
            <summary>Berubah</summary>
            <ul>
              {meant.map(({ id, nomor, nama }) => (
                <li key={id}>
                  {nama} <small className="ui-muted ui-whole">({nomor})</small>
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
        {meant.length > 0 && !isUnsure && (
          <Button look="primary" busy={busy} busyText="Menjalankan..." onClick={run}>
            {`Jalankan untuk ${meant.length}`}
          </Button>
        )}
      </div>
      {dialog}
    </>
  );
}

interface LackingProps {
  readonly lacking: readonly Berubah[];
  readonly leavesOut: boolean;
  readonly setLeavesOut: (leavesOut: boolean) => void;
}

/** Who has not sent or answered what is asked for, as the page of one child says before it is verified; they go along or stay. */
function Lacking({ lacking, leavesOut, setLeavesOut }: LackingProps) {
  return (
    <div className="massal-kurang">
      <details open>
        <summary>Berkas atau jawaban belum lengkap: {lacking.length} pendaftaran</summary>
        <ul>
          {lacking.map(({ id, nomor, nama, kurang }) => (
            <li key={id}>
              {nama} <small className="ui-muted ui-whole">({nomor})</small>: {kurang.join("; ")}
            </li>
          ))}
        </ul>
      </details>
      <label>
        <input type="checkbox" checked={leavesOut} onChange={() => setLeavesOut(!leavesOut)} />
        {lacking.length === 1 ? "Jangan sertakan pendaftaran ini" : `Jangan sertakan ${lacking.length} pendaftaran ini`}
      </label>
      <p className="ui-muted">Tanpa tanda ini, semuanya dinyatakan terverifikasi. Keluarga tetap dapat melengkapinya.</p>
    </div>
  );
}
