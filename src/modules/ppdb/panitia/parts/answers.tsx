import { useState } from "react";
import { formatMoment } from "#kit/dates.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { Button } from "#kit/ui/button.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { isDecided } from "../../keadaan/keadaan.ts";
import type { Pendaftar } from "../load-pendaftar.server.ts";
import type { AskedAnswer } from "./answer-dialog.tsx";

const AnswerDialog = dialogOnDemand(
  async () => (await import("./answer-dialog.tsx")).AnswerDialog,
  ({ title }) => title,
);

/** What must be answered and is not, before somebody says that all is right. */
export function LackingAnswers({ jawaban }: Pick<Pendaftar, "jawaban">) {
  const lacking = jawaban.filter(({ kurang }) => kurang);
  if (lacking.length === 0) return null;
  return (
    <p className="ui-sheet-body pendaftar-umur">
      <span>
        <Tag tone="warning">Jawaban belum lengkap</Tag> {withFullStop(lacking.map(({ pertanyaan }) => pertanyaan).join("; "))}
      </span>
    </p>
  );
}

/** What the family answered to the questions of its intake; whoever may writes one from paper or gives it back. */
export function Answers({ pendaftar: { row, jawaban, boleh, keadaan } }: { readonly pendaftar: Pendaftar }) {
  const [asked, setAsked] = useState<AskedAnswer | null>(null);
  if (jawaban.length === 0) return null;
  const mayJudge = boleh.ubah && !isDecided(keadaan);
  return (
    <Sheet title="Pertanyaan tambahan">
      <ul className="ui-sheet-body pendaftar-berkas">
        {jawaban.map((one) => (
          <li key={one.kode}>
            <p className="pendaftar-berkas-judul">
              <b>{one.pertanyaan}</b>
              {one.kembali !== null ? (
                <Tag tone="warning">Dikembalikan</Tag>
              ) : (
                one.kata === null && <Tag tone={one.wajib ? "danger" : "neutral"}>Belum dijawab</Tag>
              )}
            </p>
            {one.kata !== null && <p className="pendaftar-jawaban">{one.kata}</p>}
            {one.kembali !== null && <p>Keluarga diminta menjawab lagi: {withFullStop(one.kembali)}</p>}
            {one.pelaku !== null && (
              <p className="ui-muted">
                Ditulis {one.pelaku}
                {one.pada && `, ${formatMoment(one.pada)}`}: {one.alasan}
              </p>
            )}
            {one.berhenti && <p className="ui-muted">Tidak ditanyakan lagi.</p>}
            {mayJudge && (
              <div className="ui-actions">
                <Button onClick={() => setAsked({ aksi: "tulisJawaban", one })}>
                  {one.kata === null ? "Isi" : "Perbaiki"}
                  <span className="ui-hidden"> {one.pertanyaan}</span>
                </Button>
                {one.kata !== null && one.kembali === null && !one.berhenti && (
                  <Button onClick={() => setAsked({ aksi: "kembalikanJawaban", one })}>
                    Minta dijawab lagi<span className="ui-hidden"> {one.pertanyaan}</span>
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <AnswerDialog
        title={asked?.aksi === "kembalikanJawaban" ? "Minta dijawab lagi" : "Tulis jawaban"}
        {...{ asked, versi: Number(row.versi) }}
        open={asked !== null}
        onClose={() => setAsked(null)}
      />
    </Sheet>
  );
}
