import ImageUp from "lucide-react/icons/image-up";
import { useRef } from "react";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { FieldError } from "#kit/ui/field/field-error.tsx";
import { FileButton } from "#kit/ui/field/file-button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "../confirmation/use-action.tsx";
import { initials } from "../describe-name.ts";

interface Props {
  readonly orang: { readonly nama: string; readonly foto: string | null };
}

/** The picture beside one's name in the portal; it is sent as soon as it is chosen. */
export function OwnFoto({ orang: { nama, foto } }: Props) {
  const say = useToast();
  const input = useRef<HTMLInputElement>(null);
  const { kirim, busy, ditolak } = useAction<{ pesan: string }>(({ pesan }) => say(pesan));
  const send = (aksi: string, berkas?: File) => {
    const form = new FormData();
    form.set("aksi", aksi);
    if (berkas) form.set("foto", berkas);
    kirim(form);
  };
  const pilih = () => {
    const berkas = input.current?.files?.[0];
    if (berkas) send("foto", berkas);
    if (input.current) input.current.value = "";
  };
  return (
    <Sheet title="Foto">
      <div className="ui-sheet-body akun-foto">
        {foto ? (
          <img className="akun-wajah" src={foto} alt={`Foto ${nama}`} width={88} height={88} />
        ) : (
          <span className="akun-wajah" aria-hidden="true">
            {initials(nama)}
          </span>
        )}
        <div className="ui-field">
          <FileButton
            ref={input}
            id="foto"
            look="ui-button"
            accept="image/jpeg,image/png,image/webp"
            aria-busy={busy || undefined}
            aria-describedby="foto-petunjuk"
            onChange={pilih}
          >
            <Icon of={ImageUp} />
            {busy ? "Menyimpan..." : foto ? "Ganti foto" : "Pilih foto"}
          </FileButton>
          <p className="ui-hint" id="foto-petunjuk">
            JPG, PNG, atau WebP, paling besar 6 MB. Tampil di portal; di situs hanya bila Anda memilihnya sendiri.
          </p>
          {ditolak && <FieldError id="foto-galat">{ditolak.sentence}</FieldError>}
          {foto && (
            <Button look="quiet" busy={busy} onClick={() => send("hapus-foto")}>
              Hapus foto
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
