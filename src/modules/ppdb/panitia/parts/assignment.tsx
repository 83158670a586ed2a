import type { FormEvent } from "react";
import { choice } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import type { Pendaftar } from "../load-pendaftar.server.ts";
import { useActs } from "./use-acts.ts";

/** Who looks after the registration. */
export function Assignment({ pendaftar: { row, boleh, verifikatorId, verifikators } }: { readonly pendaftar: Pendaftar }) {
  const { act, busy, ditolak, dialog } = useActs(Number(row.versi));
  if (!boleh.ubah) {
    const nama = verifikators.find(({ id }) => id === verifikatorId)?.nama;
    return <p className="ui-sheet-body ui-muted">{nama ? `Verifikator: ${nama}` : "Belum ada verifikator."}</p>;
  }
  const options = verifikators.map(({ id, nama }) => ({ value: id, label: nama }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act("tugaskan", {}, new FormData(event.currentTarget));
  };
  return (
    <form method="post" noValidate className="ui-sheet-body pendaftar-tugas" onSubmit={submit}>
      <FieldPiece
        key={verifikatorId ?? ""}
        name="verifikator"
        field={choice({ label: "Verifikator", privacy: "umum", options })}
        value={verifikatorId}
        error={ditolak?.fields?.verifikator ?? ditolak?.sentence}
      />
      <Button type="submit" busy={busy} busyText="Menyimpan...">
        Tugaskan
      </Button>
      {dialog}
    </form>
  );
}
