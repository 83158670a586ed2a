import { useState } from "react";
import { formatMoment } from "#kit/dates.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { asWords } from "#kit/ui/field/words.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { registrationFields } from "../../fields.ts";
import type { Pendaftar } from "../../panitia/load-pendaftar.server.ts";
import { useActs } from "../../panitia/parts/use-acts.ts";
import { mejaPpdbPath } from "../../paths.ts";
import type { Permintaan } from "../read-permintaan.server.ts";

const DeclineDialog = dialogOnDemand(
  async () => (await import("./decline-dialog.tsx")).DeclineDialog,
  () => "Permintaan tidak disetujui",
);

/** What the family asks for, each with its two answers; a third is to correct the field in its place. */
export function PermintaanSheet({ pendaftar: { row, permintaan, boleh } }: { readonly pendaftar: Pendaftar }) {
  const [declined, setDeclined] = useState<Permintaan | null>(null);
  const { act, busy, ditolak, dialog } = useActs(Number(row.versi));
  if (permintaan.length === 0) return null;
  return (
    // Whoever is led here from the inbox sees its title as well.
    <div id="permintaan">
      <Sheet title="Permintaan keluarga">
        <div className="ui-sheet-body pendaftar-tindakan">
          {ditolak && <p role="alert">{ditolak.sentence}</p>}
          {permintaan.map((one) => (
            <div key={one.id} className="pendaftar-usulan">
              <p>
                <b>{registrationFields[one.isian].label}</b>: {one.isi}
              </p>
              <p className="ui-muted">
                Terisi: {asWords(registrationFields[one.isian], row[one.isian], {}) || "tidak diisi"}. Diminta {formatMoment(one.pada)}.
              </p>
              {boleh.ubah && (
                <div className="ui-actions">
                  {one.isian === "jalur" ? (
                    <ButtonLink to={`${mejaPpdbPath}/${row.id}/jalur`}>Pindahkan ke jalur lain</ButtonLink>
                  ) : (
                    <Button busy={busy} onClick={() => act("kabulkanPermintaan", { permintaan: one.id })}>
                      Kembalikan untuk diperbaiki
                    </Button>
                  )}
                  <Button look="quiet" onClick={() => setDeclined(one)}>
                    Tidak disetujui
                  </Button>
                </div>
              )}
            </div>
          ))}
        </div>
        {dialog}
        <DeclineDialog permintaan={declined} versi={Number(row.versi)} open={declined !== null} onClose={() => setDeclined(null)} />
      </Sheet>
    </div>
  );
}
