import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { FieldError } from "#kit/ui/field/field-error.tsx";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { consentSentence } from "../consent.ts";
import type { Halaman } from "../tampil.server.ts";
import { Card } from "./card.tsx";

const ownFoto = "/administration/password/foto";

type Props = NonNullable<Halaman["sendiri"]> & { readonly keterangan: string };

/** How it would look, and the person's own yes or no. */
export function Own({ berfoto, setuju, keterangan, ...orang }: Props) {
  const say = useToast();
  const { kirim, busy, ditolak } = useAction<{ readonly pesan: string }>(({ pesan }) => say(pesan));
  return (
    <Sheet title="Anda di halaman umum" aside={<span className="ui-muted">{keterangan}</span>}>
      <div className="ui-sheet-body">
        <p className="ui-hint">Begini pengunjung melihatnya. NIP, nomor telepon, dan alamat tidak pernah ditampilkan.</p>
        <Card {...orang} foto={berfoto && (setuju?.denganFoto ?? true)} sumber={ownFoto} />
        <form
          method="post"
          className="direktori-setuju"
          onSubmit={(event) => {
            const form = new FormData(event.currentTarget);
            whenPressed(busy, () => kirim(form))(event);
          }}
        >
          <input type="hidden" name="aksi" value="setuju" />
          <label className="ui-check">
            <input type="checkbox" name="setuju" value="ya" defaultChecked={setuju !== null} aria-describedby="setuju-galat" />
            {consentSentence}
          </label>
          {ditolak && <FieldError id="setuju-galat">{ditolak.sentence}</FieldError>}
          {berfoto ? (
            <label className="ui-check">
              <input type="checkbox" name="foto" value="ya" defaultChecked={setuju?.denganFoto ?? false} />
              Tampilkan juga foto akun saya.
            </label>
          ) : (
            <p className="ui-hint">
              Untuk menampilkan foto, pilih dahulu di halaman <a href="/administration/password">Akun saya</a>.
            </p>
          )}
          <p className="direktori-tombol">
            <Button type="submit" look="primary" busy={busy} busyText="Menyimpan...">
              {setuju ? "Simpan pilihan" : "Tampilkan saya"}
            </Button>
            {setuju && (
              <Button
                busy={busy}
                onClick={() => {
                  const form = new FormData();
                  form.set("aksi", "tarik");
                  kirim(form);
                }}
              >
                Jangan tampilkan lagi
              </Button>
            )}
          </p>
        </form>
      </div>
    </Sheet>
  );
}
