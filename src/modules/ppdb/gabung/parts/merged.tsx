import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { Button } from "#kit/ui/button.tsx";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { Pendaftar } from "../../panitia/load-pendaftar.server.ts";
import { useActs } from "../../panitia/parts/use-acts.ts";
import { mejaPpdbPath } from "../../paths.ts";
import { lepasFields } from "../fields.ts";

/** Into which one this was merged, and what was merged into it; each can be taken back. */
export function Merged({ pendaftar: { row, gabungan, digabung, boleh } }: { readonly pendaftar: Pendaftar }) {
  const [lepas, setLepas] = useState<Lepas | null>(null);
  if (!digabung && gabungan.length === 0) return null;
  return (
    <Sheet title={digabung ? "Digabung" : "Digabung ke sini"}>
      <ul className="ui-sheet-body pendaftar-gabungan">
        {digabung && (
          <Item one={digabung} words="Dilanjutkan sebagai">
            {boleh.ubah && (
              <Button onClick={() => setLepas({ id: row.id, versi: Number(row.versi), nomor: String(row.nomor) })}>
                Batalkan penggabungan
              </Button>
            )}
          </Item>
        )}
        {gabungan.map((one) => (
          <Item key={one.id} one={one} words="Kiriman">
            {boleh.ubah && !digabung && (
              <Button onClick={() => setLepas(one)}>
                Batalkan<span className="ui-hidden"> penggabungan {one.nomor}</span>
              </Button>
            )}
          </Item>
        ))}
      </ul>
      <Dialog
        open={lepas !== null}
        onClose={() => setLepas(null)}
        title="Batalkan penggabungan?"
        lead={`${lepas?.nomor ?? ""} dibuka lagi seperti sebelumnya. Berkas, nilai, dan isian yang dipindahkan kembali ke sana, kecuali yang sudah diganti.`}
        narrow
      >
        {lepas && <LepasForm versi={Number(row.versi)} lepas={lepas} onClose={() => setLepas(null)} />}
      </Dialog>
    </Sheet>
  );
}

interface Lepas {
  readonly id: string;
  readonly versi: number;
  readonly nomor: string;
}

interface ItemProps {
  readonly one: { readonly id: string; readonly nomor: string; readonly alasan: string; readonly pelaku: string; readonly pada: Date };
  readonly words: string;
  readonly children: ReactNode;
}

function Item({ one: { id, nomor, alasan, pelaku, pada }, words, children }: ItemProps) {
  return (
    <li>
      <p>
        {words}{" "}
        <Link className="ui-whole" to={`${mejaPpdbPath}/${id}`}>
          {nomor}
        </Link>
        . {withFullStop(alasan)}
      </p>
      <p className="ui-muted">
        {pelaku}, {formatMoment(pada)}
      </p>
      {children}
    </li>
  );
}

interface FormProps {
  readonly versi: number;
  readonly lepas: Lepas;
  readonly onClose: () => void;
}

function LepasForm({ versi, lepas, onClose }: FormProps) {
  const { act, busy, ditolak, dialog } = useActs(versi, onClose);
  const errors = ditolak?.fields ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act("lepas", { gabungan: lepas.id, versiGabungan: String(lepas.versi) }, new FormData(event.currentTarget));
  };
  return (
    <>
      <form method="post" noValidate onSubmit={submit}>
        <div className="ui-dialog-body">
          <ErrorSummary title={ditolak?.sentence} errors={errors} fields={lepasFields} />
          <FieldPiece name="alasan" field={lepasFields.alasan} error={errors.alasan} full />
        </div>
        <DialogSubmit onClose={onClose} busy={busy} busyText="Membatalkan...">
          Batalkan penggabungan
        </DialogSubmit>
      </form>
      {dialog}
    </>
  );
}
