import { type FormEvent, useState } from "react";
import { formatMoment } from "#kit/dates.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { Button } from "#kit/ui/button.tsx";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { isKeadaan, keadaanNames } from "../../keadaan/keadaan.ts";
import { koreksiFields, sebabLabel } from "../../seleksi/koreksi.ts";
import type { Pendaftar } from "../load-pendaftar.server.ts";
import { useActs } from "./use-acts.ts";

interface Props {
  readonly koreksi: NonNullable<Pendaftar["koreksi"]>;
  readonly versi: number;
}

/** After the announcement a result changes by this alone: proposed by one, fixed by another, told in public without a name. */
export function KoreksiSheet({ koreksi: { menunggu }, versi }: Props) {
  const [open, setOpen] = useState(false);
  const { act, busy, ditolak, dialog } = useActs(versi);
  return (
    <Sheet title="Koreksi hasil">
      <div className="ui-sheet-body pendaftar-tindakan">
        {ditolak && <p role="alert">{ditolak.sentence}</p>}
        {menunggu ? (
          <div className="pendaftar-usulan">
            <p>
              <b>Diusulkan menjadi {isKeadaan(menunggu.ke) ? keadaanNames[menunggu.ke].toLowerCase() : menunggu.ke}.</b>{" "}
              {withFullStop(sebabLabel(menunggu.sebab))} {withFullStop(menunggu.alasan)}
            </p>
            <p className="ui-muted">
              {menunggu.pelaku}, {formatMoment(menunggu.pada)}. {menunggu.sendiri ? "Menunggu persetujuan panitia lain." : ""}
            </p>
            <div className="ui-actions">
              {!menunggu.sendiri && (
                <Button look="danger" busy={busy} onClick={() => act("tetapkanKoreksi")}>
                  Tetapkan koreksi
                </Button>
              )}
              <Button busy={busy} onClick={() => act("tarikKoreksi")}>
                Tarik usulan koreksi
              </Button>
            </div>
          </div>
        ) : (
          <>
            <p>
              Hasilnya sudah diumumkan. Bila ternyata keliru, satu orang mengusulkan koreksi dan orang lain menetapkannya; daftar yang
              diumumkan tetap ada, dan koreksinya tampil di sampingnya tanpa nama.
            </p>
            <div className="ui-actions">
              <Button onClick={() => setOpen(true)}>Usulkan koreksi</Button>
            </div>
          </>
        )}
      </div>
      {dialog}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Usulkan koreksi hasil"
        lead="Baru berlaku sesudah panitia lain menetapkannya."
      >
        {open && <KoreksiForm versi={versi} onClose={() => setOpen(false)} />}
      </Dialog>
    </Sheet>
  );
}

function KoreksiForm({ versi, onClose }: { readonly versi: number; readonly onClose: () => void }) {
  const { act, busy, ditolak, dialog } = useActs(versi, onClose);
  const errors = ditolak?.fields ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act("usulkanKoreksi", {}, new FormData(event.currentTarget));
  };
  return (
    <>
      <form method="post" noValidate onSubmit={submit}>
        <div className="ui-dialog-body">
          <ErrorSummary title={ditolak?.sentence} errors={errors} fields={koreksiFields} />
          <div className="ui-fields">
            <FieldPiece name="ke" field={koreksiFields.ke} error={errors.ke} />
            <FieldPiece name="sebab" field={koreksiFields.sebab} error={errors.sebab} />
            <FieldPiece name="alasan" field={koreksiFields.alasan} error={errors.alasan} full />
          </div>
        </div>
        <DialogSubmit onClose={onClose} busy={busy} busyText="Menyimpan...">
          Usulkan koreksi
        </DialogSubmit>
      </form>
      {dialog}
    </>
  );
}
