import { useEffect, useEffectEvent, useState } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmButton } from "#kit/ui/confirm-button.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { serverAnswers } from "#kit/ui/offline/server-answers.ts";
import { useSendAgain } from "#kit/ui/offline/use-send-again.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Badge, Tag } from "#kit/ui/tag.tsx";
import type { Ditolak } from "#modules/akun/index.tsx";
import { nilaiPpdbPath } from "../../paths.ts";
import { dropMark, formOf, type KeptMark, keepMark, markKey, ownMarks } from "../kept-marks.ts";
import { isKomponen, komponenLabel } from "../komponen.ts";

interface Props {
  readonly akunId: string;
  /** Those whose field is on the page speak and send for themselves. */
  readonly inSight: (mark: KeptMark) => boolean;
}

/** What this person typed on this device and what did not arrive, of sheets that are not in sight: sent one after the other. */
export function KeptMarks({ akunId, inSight }: Props) {
  const fetcher = useFetcher<object | Ditolak>();
  const [marks, setMarks] = useState<readonly KeptMark[]>([]);
  const [sending, setSending] = useState<KeptMark>();
  const look = useEffectEvent(() => setMarks(ownMarks(akunId).filter((mark) => !inSight(mark))));
  const sendNext = useEffectEvent(async (from?: KeptMark) => {
    const rest = ownMarks(akunId).filter((mark) => !inSight(mark) && mark.kirim && !mark.sebab);
    const after = from && markKey(from);
    const next = after === undefined ? rest[0] : rest.find((mark) => markKey(mark) > after);
    setSending(next);
    if (!next) return;
    // Another sheet's address may have to be found out first, and a failure there would take the page away.
    if (!(await serverAnswers())) return setSending(undefined);
    void fetcher.submit(formOf(next), { method: "post", action: `${nilaiPpdbPath}/${next.lembar}` });
  });
  useEffect(() => {
    look();
    void sendNext();
  }, []);
  const goesOut = marks.some(({ kirim, sebab }) => kirim && !sebab);
  useSendAgain(goesOut, () => void (sending === undefined && sendNext()));
  useAnswer(fetcher.data as object | Ditolak | undefined, (said) => {
    if (!sending) return;
    const refusal = "refusal" in said ? said.refusal : undefined;
    const unanswered = refusal?.kind === "unavailable";
    if (!refusal) dropMark(markKey(sending));
    else if (!unanswered) keepMark({ ...sending, sebab: refusal.sentence });
    look();
    if (unanswered) setSending(undefined);
    else void sendNext(sending);
  });
  if (marks.length === 0) return null;
  return (
    <Sheet title="Nilai di perangkat ini" aside={<Badge count={marks.length} meaning="nilai belum sampai" />}>
      <ul className="nilai-tertinggal">
        {marks.map((mark) => (
          <Waiting
            key={markKey(mark)}
            mark={mark}
            drop={() => {
              dropMark(markKey(mark));
              look();
            }}
          />
        ))}
      </ul>
      <div className="nilai-tertinggal-kaki">
        <p>Tersimpan di perangkat ini sampai terkirim, juga setelah keluar. Hanya Anda yang dapat melihat dan mengirimnya.</p>
        {goesOut && (
          <Button onClick={() => void sendNext()} busy={sending !== undefined} busyText="Mengirim...">
            Kirim sekarang
          </Button>
        )}
      </div>
    </Sheet>
  );
}

function Waiting({ mark, drop }: { readonly mark: KeptMark; readonly drop: () => void }) {
  const { nomor, nilai, lembar, sebab, kirim, mapel, semester } = mark;
  const komponen = lembar.split("/")[1];
  const what = [isKomponen(komponen) ? komponenLabel(komponen) : "Nilai", mapel && `${mapel} semester ${semester}`]
    .filter(Boolean)
    .join(", ");
  return (
    <li>
      <div>
        <b className="ui-whole">{nomor}</b> · {what}: {nilai || "dikosongkan"}{" "}
        <Tag tone={sebab ? "danger" : "warning"}>{stateOf(sebab, kirim)}</Tag>
        {sebab && <p>{sebab}</p>}
      </div>
      <div className="ui-actions">
        <Link to={sheetOf(mark)}>Buka lembarnya</Link>
        <ConfirmButton
          look="quiet"
          title={`Hapus nilai ${nomor} dari perangkat ini?`}
          confirm="Hapus"
          consequence="Yang tertulis di sini tidak dikirim dan tidak dapat dikembalikan. Nilai yang sudah tersimpan di madrasah tetap."
          onConfirm={drop}
        >
          Hapus
        </ConfirmButton>
      </div>
    </li>
  );
}

const stateOf = (sebab: string | undefined, kirim: boolean): string =>
  sebab ? "Perlu diperiksa" : kirim ? "Menunggu dikirim" : "Belum Anda simpan";

function sheetOf({ lembar, penguji, nomor, mapel, pendaftaran }: KeptMark): string {
  if (mapel) return `${nilaiPpdbPath}/${lembar}/siswa/${pendaftaran}`;
  const asked = new URLSearchParams({ cari: nomor, ...(penguji !== "penyelesaian" && { penguji }) });
  return `${nilaiPpdbPath}/${lembar}?${asked}`;
}
