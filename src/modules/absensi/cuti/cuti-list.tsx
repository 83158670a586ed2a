import { type FormEvent, useState } from "react";
import { formatDay } from "#kit/dates.ts";
import { longText } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmButton } from "#kit/ui/confirm-button.tsx";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { cutiPath } from "../paths.ts";
import { cutiLabel, lengthOf, statusCuti } from "./cuti.ts";
import type { CutiRow } from "./list-cuti.server.ts";

interface Props {
  readonly rows: readonly CutiRow[];
  /** What whoever looks at the list may do in it: as the office, as the head. */
  readonly kantor?: boolean;
  readonly kepala?: boolean;
  readonly empty: string;
}

const told = {
  batalkan: "Pengajuan dibatalkan",
  periksa: "Ditandai sudah diperiksa",
  setujui: "Cuti disetujui",
  tolak: "Cuti ditolak",
} as const;
type Act = keyof typeof told;
const tones = { menunggu: "warning", diperiksa: "warning", disetujui: "success", ditolak: "danger", dibatalkan: "neutral" } as const;
const reason = longText({ label: "Alasan menolak", required: true, max: 300 });

/** One card for each, with what may be done about it in one tap. */
export function CutiList({ rows, kantor = false, kepala = false, empty }: Props) {
  const [refusing, setRefusing] = useState<CutiRow>();
  const say = useToast();
  const { kirim, busy, ditolak, dialog } = useAction<{ readonly aksi: Act }>(({ aksi }) => {
    setRefusing(undefined);
    say(told[aksi]);
  });
  const act = ({ id, versi }: CutiRow, aksi: Act, catatan = "") => {
    if (busy) return;
    const form = new FormData();
    for (const [name, value] of Object.entries({ aksi, id, versi: String(versi), catatan })) form.set(name, value);
    kirim(form);
  };
  const mayDecide = ({ giliran }: CutiRow) => (giliran === "kepala" ? kepala : kantor);
  if (rows.length === 0) return <p className="ui-sheet-body ui-muted">{empty}</p>;
  return (
    <>
      {ditolak && !refusing && (
        <p className="ui-sheet-body ui-error" role="alert">
          {ditolak.sentence}
        </p>
      )}
      <ul className="cuti-daftar">
        {rows.map((satu) => (
          <li key={satu.id}>
            <Told satu={satu} />
            <div className="ui-actions">
              {mayDecide(satu) && (kepala || satu.pemimpin) && (
                <Button look="primary" disabled={busy} onClick={() => act(satu, "setujui")}>
                  Setujui
                </Button>
              )}
              {mayDecide(satu) && !kepala && !satu.pemimpin && (
                <Button look="primary" disabled={busy} onClick={() => act(satu, "periksa")}>
                  Sudah diperiksa
                </Button>
              )}
              {mayDecide(satu) && (
                <Button disabled={busy} onClick={() => setRefusing(satu)}>
                  Tolak
                </Button>
              )}
              {satu.sendiri && (satu.status === "menunggu" || satu.status === "diperiksa") && (
                <ConfirmButton
                  disabled={busy}
                  title="Batalkan pengajuan ini?"
                  confirm="Batalkan"
                  consequence="Anda dapat mengajukan lagi kapan saja."
                  onConfirm={() => act(satu, "batalkan")}
                >
                  Batalkan
                </ConfirmButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Refuse
        satu={refusing}
        busy={busy}
        error={ditolak?.fields?.catatan ?? (refusing && ditolak?.sentence)}
        onClose={() => setRefusing(undefined)}
        onSend={(catatan) => refusing && act(refusing, "tolak", catatan)}
      />
      {dialog}
    </>
  );
}

function Told({ satu }: { readonly satu: CutiRow }) {
  const { id, nama, jenis, alasan, berbukti, status, diperiksaOleh, diputusOleh, catatan, sendiri, terhapus, tercatat } = satu;
  const berlaku = tercatat ?? satu;
  const tone = terhapus ? "neutral" : tones[status];
  return (
    <div>
      <p>
        <b>{sendiri ? cutiLabel(jenis) : nama}</b> <Tag tone={tone}>{stateOf(satu)}</Tag>
      </p>
      <p>
        {!sendiri && `${cutiLabel(jenis)}, `}
        {daysOf(berlaku)} ({lengthOf(berlaku)} hari)
      </p>
      <p className="ui-muted">{alasan}</p>
      {diperiksaOleh && <p className="ui-muted">Diperiksa {diperiksaOleh}</p>}
      {diputusOleh && (
        <p className="ui-muted">
          Diputus {diputusOleh}
          {catatan && `: ${catatan}`}
        </p>
      )}
      {terhapus && (
        <p>Sesudah disetujui, kantor menghapus catatannya dari Dinas Luar dan Cuti. Hari-hari itu dihitung seperti hari kerja.</p>
      )}
      {tercatat && <p>Disetujui untuk {daysOf(satu)}; sesudahnya kantor mengubah harinya di Dinas Luar dan Cuti.</p>}
      {berbukti && (
        <a href={`${cutiPath}/${id}/bukti`} target="_blank" rel="noopener">
          Lihat bukti
        </a>
      )}
    </div>
  );
}

const daysOf = ({ mulai, selesai }: Pick<CutiRow, "mulai" | "selesai">): string =>
  mulai === selesai ? formatDay(mulai, "long") : `${formatDay(mulai)} – ${formatDay(selesai)}`;

function stateOf({ status, giliran, pemimpin, terhapus }: CutiRow): string {
  if (terhapus) return "Tidak berlaku lagi";
  if (status !== "menunggu" && status !== "diperiksa") return statusCuti[status];
  if (giliran === "kepala") return statusCuti.diperiksa;
  return pemimpin ? "Menunggu keputusan kantor" : statusCuti.menunggu;
}

interface RefuseProps {
  readonly satu: CutiRow | undefined;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onClose: () => void;
  readonly onSend: (catatan: string) => void;
}

function Refuse({ satu, busy, error, onClose, onSend }: RefuseProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSend(String(new FormData(event.currentTarget).get("catatan") ?? ""));
  };
  return (
    <Dialog open={satu !== undefined} onClose={onClose} title={`Tolak cuti ${satu?.nama ?? ""}?`} narrow>
      <form noValidate onSubmit={submit} key={satu?.id}>
        <div className="ui-dialog-body">
          <FieldPiece name="catatan" field={reason} error={error} full />
        </div>
        <DialogSubmit onClose={onClose} busy={busy} busyText="Menyimpan...">
          Tolak
        </DialogSubmit>
      </form>
    </Dialog>
  );
}
