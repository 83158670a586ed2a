import { type FormEvent, useEffect, useRef, useState } from "react";
import { formatMoment } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { berkasNames, berkasTones, kembaliBerkasFields, tellSebab } from "../../berkas/berkas.ts";
import type { Berkas, Dokumen } from "../../berkas/read-dokumen.server.ts";
import { isDecided } from "../../keadaan/keadaan.ts";
import { formulirKertas } from "../../kertas/kertas.ts";
import { Scan } from "../../kertas/parts/scan.tsx";
import { mejaPpdbPath } from "../../paths.ts";
import type { Pendaftar } from "../load-pendaftar.server.ts";
import { useActs } from "./use-acts.ts";

/** The papers beside the form: what is there is looked at in its place, then accepted or given back with a reason. */
export function Papers({ pendaftar }: { readonly pendaftar: Pendaftar }) {
  const [shown, setShown] = useState<string | null>(null);
  const { dokumen, boleh, keadaan, row, pindai } = pendaftar;
  if (dokumen.length === 0) return null;
  return (
    <Sheet title="Berkas">
      <ul className="ui-sheet-body pendaftar-berkas">
        {dokumen.map((one) => (
          <li key={one.dokumen} data-paper="" tabIndex={-1}>
            <p className="pendaftar-berkas-judul">
              <b>{one.dokumen}</b>
              {one.berkas ? (
                <Tag tone={berkasTones[one.berkas.keadaan]}>{berkasNames[one.berkas.keadaan]}</Tag>
              ) : (
                <Tag tone={one.dokumen === formulirKertas ? "neutral" : "danger"}>
                  {one.dokumen === formulirKertas ? "Belum dipindai" : "Belum dikirim"}
                </Tag>
              )}
            </p>
            {one.berkas && (
              <Paper
                {...{ pendaftar, dokumen: one.dokumen, berkas: one.berkas }}
                key={one.berkas.berkasId}
                open={shown === one.dokumen}
                onToggle={() => setShown(shown === one.dokumen ? null : one.dokumen)}
              />
            )}
            {!one.diminta && one.dokumen !== formulirKertas && <p className="ui-muted">Tidak diminta di jalurnya sekarang; disimpan.</p>}
            {mayScan(pendaftar, one) && (
              <Scan dokumen={one.dokumen} versi={Number(row.versi)} accept={pindai.accept} replaces={one.berkas !== null} />
            )}
          </li>
        ))}
      </ul>
      {boleh.ubah && !isDecided(keadaan) && <p className="ui-sheet-body ui-hint">Pindaian dari keluarga yang datang: {pindai.kalimat}</p>}
    </Sheet>
  );
}

/** At the desk: what the path asks for and was not accepted yet, and the form on paper anew. */
const mayScan = ({ boleh, keadaan }: Pendaftar, { dokumen, diminta, berkas }: Dokumen): boolean =>
  boleh.ubah && !isDecided(keadaan) && (dokumen === formulirKertas || (diminta && berkas?.keadaan !== "diterima"));

interface PaperProps {
  readonly pendaftar: Pendaftar;
  readonly dokumen: Dokumen["dokumen"];
  readonly berkas: Berkas;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function Paper({ pendaftar: { row, boleh, keadaan }, dokumen, berkas, open, onToggle }: PaperProps) {
  const address = `${mejaPpdbPath}/${row.id}/berkas/${berkas.id}`;
  return (
    <>
      <p className="ui-muted">
        {berkas.halaman} halaman, dikirim {formatMoment(berkas.dikirim)}
        {berkas.dikirimPelaku && ` oleh panitia (${berkas.dikirimPelaku})`}
      </p>
      {berkas.keadaan === "dikembalikan" && <p>{tellSebab(berkas.sebab, berkas.catatan)}</p>}
      <div className="ui-actions">
        <Button data-key="l" aria-keyshortcuts="l" aria-expanded={open} onClick={onToggle}>
          {open ? "Tutup" : "Lihat"}
          <span className="ui-hidden"> {dokumen}</span>
        </Button>
        <a className="ui-button" href={address} target="_blank" rel="noreferrer">
          Buka di tab baru
        </a>
      </div>
      {open && (
        <div className="pendaftar-kertas">
          {berkas.jenis === "application/pdf" ? <iframe src={address} title={dokumen} /> : <img src={address} alt={dokumen} />}
        </div>
      )}
      {boleh.ubah && !isDecided(keadaan) && dokumen !== formulirKertas && <Verdict {...{ versi: Number(row.versi), dokumen, berkas }} />}
    </>
  );
}

interface VerdictProps {
  readonly versi: number;
  readonly dokumen: string;
  readonly berkas: Berkas;
}

function Verdict({ versi, dokumen, berkas }: VerdictProps) {
  const [returning, setReturning] = useState(false);
  const asking = useRef<HTMLFormElement>(null);
  const close = () => {
    // The form goes; whoever works by keyboard stays at the paper.
    asking.current?.closest<HTMLElement>("[data-paper]")?.focus();
    setReturning(false);
  };
  const { act, busy, ditolak, dialog } = useActs(versi, close);
  useEffect(() => {
    if (returning) asking.current?.querySelector("select")?.focus();
  }, [returning]);
  const seen = { berkas: berkas.id, dilihat: berkas.berkasId, semula: berkas.keadaan };
  const errors = ditolak?.fields ?? {};
  const form = `berkas-${berkas.id}`;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act("kembalikanBerkas", seen, new FormData(event.currentTarget));
  };
  return (
    <>
      <ErrorSummary title={ditolak?.sentence} errors={errors} fields={kembaliBerkasFields} form={form} />
      {returning ? (
        <form ref={asking} method="post" noValidate onSubmit={submit} aria-label={`Kembalikan ${dokumen}`}>
          <div className="ui-fields">
            <FieldPiece {...{ name: "sebab", form }} field={kembaliBerkasFields.sebab} error={errors.sebab} full />
            <FieldPiece {...{ name: "catatan", form }} field={kembaliBerkasFields.catatan} error={errors.catatan} />
          </div>
          <div className="ui-actions">
            <Button onClick={close}>Batal</Button>
            <Button type="submit" look="danger" busy={busy} busyText="Menyimpan...">
              Kembalikan
            </Button>
          </div>
        </form>
      ) : (
        <div className="ui-actions">
          {berkas.keadaan !== "diterima" && (
            <Button data-key="t" aria-keyshortcuts="t" look="primary" busy={busy} onClick={() => act("terimaBerkas", seen)}>
              Terima<span className="ui-hidden"> {dokumen}</span>
            </Button>
          )}
          {berkas.keadaan !== "dikembalikan" && (
            <Button data-key="u" aria-keyshortcuts="u" onClick={() => setReturning(true)}>
              Minta kirim ulang<span className="ui-hidden"> {dokumen}</span>
            </Button>
          )}
        </div>
      )}
      {dialog}
    </>
  );
}
