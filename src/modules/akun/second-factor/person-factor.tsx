import { type FormEvent, useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { FieldError } from "#kit/ui/field/field-error.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "../confirmation/use-action.tsx";
import type { HasFactor } from "./has-factors.server.ts";

interface Props {
  readonly nama: string;
  readonly faktor: HasFactor;
}

/** Somebody else's second factor: an administrator may take it away from who stands before them, never see or set it. */
export function PersonFactor({ nama, faktor }: Props) {
  const say = useToast();
  const [open, setOpen] = useState(false);
  const { kirim, busy, ditolak, dialog } = useAction<{ pesan: string }>(({ pesan }) => {
    setOpen(false);
    say(pesan);
  });
  const ada = faktor.aplikasi || faktor.kunci > 0;
  return (
    <Sheet title="Verifikasi dua langkah">
      <div className="ui-sheet-body">
        <p>{ada ? describeFactor(faktor) : "Belum dipasang oleh pemilik akun."}</p>
        {ada && (
          <p>
            <Button busy={busy} onClick={() => setOpen(true)}>
              Lepas karena hilang
            </Button>
          </p>
        )}
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Lepas verifikasi dua langkah?" lead={lead(nama)} narrow>
        <Content busy={busy} ditolak={ditolak} onKirim={kirim} onBatal={() => setOpen(false)} />
      </Dialog>
      {dialog}
    </Sheet>
  );
}

const lead = (nama: string) =>
  `Aplikasi, kunci sandi, dan kode pemulihan ${nama} dibuang, dan semua perangkatnya keluar. Lakukan hanya bila orangnya ada di depan Anda.`;

function describeFactor({ aplikasi, kunci }: HasFactor): string {
  const parts = [...(aplikasi ? ["aplikasi autentikator"] : []), ...(kunci > 0 ? [`${kunci} kunci sandi`] : [])];
  return `Terpasang: ${parts.join(" dan ")}.`;
}

interface ContentProps {
  readonly busy: boolean;
  readonly ditolak: { readonly sentence: string; readonly fields?: Readonly<Record<string, string>> } | undefined;
  readonly onKirim: (form: FormData) => void;
  readonly onBatal: () => void;
}

function Content({ busy, ditolak, onKirim, onBatal }: ContentProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onKirim(new FormData(event.currentTarget));
  };
  const { bertemu, catatan } = ditolak?.fields ?? {};
  return (
    <form onSubmit={submit} noValidate>
      <input type="hidden" name="aksi" value="lepas-faktor" />
      <div className="ui-dialog-body">
        {ditolak && !ditolak.fields && (
          <p className="akun-tolak" role="alert">
            {ditolak.sentence}
          </p>
        )}
        <div className="ui-field">
          <label className="ui-check" htmlFor="bertemu">
            <input type="checkbox" id="bertemu" name="bertemu" aria-describedby={bertemu && "bertemu-galat"} />
            Saya bertemu langsung dengan orangnya dan memeriksa kartu identitasnya
          </label>
          {bertemu && <FieldError id="bertemu-galat">{bertemu}</FieldError>}
        </div>
        <div className="ui-field">
          <label className="ui-label" htmlFor="catatan">
            Cara memastikan
          </label>
          <input
            id="catatan"
            name="catatan"
            className="ui-input"
            maxLength={200}
            placeholder="Misalnya: KTP dilihat di ruang TU, ponsel hilang"
            aria-invalid={catatan ? true : undefined}
            aria-describedby={catatan && "catatan-galat"}
          />
          {catatan && <FieldError id="catatan-galat">{catatan}</FieldError>}
        </div>
      </div>
      <DialogSubmit onClose={onBatal} look="danger" busy={busy} busyText="Melepas...">
        Lepas
      </DialogSubmit>
    </form>
  );
}
