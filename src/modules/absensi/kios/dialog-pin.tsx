import { Button } from "#kit/ui/button.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { useAction } from "#modules/akun/index.tsx";

interface Props {
  readonly orang: { readonly id: string; readonly nama: string };
  readonly onClose: () => void;
}

/** The office ends a PIN that others may know; a new one is its person's own to make. */
export function DialogPin({ orang, onClose }: Props) {
  const say = useToast();
  const { kirim, busy, ditolak } = useAction<{ readonly pesan: string }>(({ pesan }) => {
    say(pesan);
    onClose();
  });
  const akhiri = () => {
    const data = new FormData();
    data.set("aksi", "cabut-pin");
    data.set("pegawaiId", orang.id);
    kirim(data);
  };
  return (
    <Dialog open onClose={onClose} title={`PIN kios ${orang.nama}`} narrow>
      <div className="ui-dialog-body">
        <p>PIN yang mungkin diketahui orang lain dapat diakhiri di sini. PIN baru hanya dapat dibuat pemiliknya sendiri di portal.</p>
        {ditolak && (
          <p className="ui-error" role="alert">
            {ditolak.sentence}
          </p>
        )}
      </div>
      <div className="ui-dialog-foot">
        <Button onClick={onClose}>Batal</Button>
        <Button look="primary" busy={busy} busyText="Mengakhiri..." onClick={akhiri}>
          Akhiri PIN
        </Button>
      </div>
    </Dialog>
  );
}
