import { Button } from "#kit/ui/button.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import { useAksi } from "#modules/akun/index.tsx";

export interface JawabanPin {
  readonly pin: string;
}

interface Props {
  readonly orang: { readonly id: string; readonly nama: string };
  readonly onClose: () => void;
}

/** The office makes a PIN for somebody; it is shown here and nowhere else. */
export function DialogPin({ orang, onClose }: Props) {
  const { kirim, busy, answer, ditolak } = useAksi<JawabanPin>();
  const buat = () => {
    const data = new FormData();
    data.set("aksi", "pin");
    data.set("pegawaiId", orang.id);
    kirim(data);
  };
  return (
    <Dialog open onClose={onClose} title={`PIN kios ${orang.nama}`} narrow>
      <div className="ui-dialog-body">
        {answer ? (
          <PinBaru pin={answer.pin} />
        ) : (
          <p>Untuk mencatat kehadiran di kios tanpa ponsel. Bila sudah punya PIN, yang lama tidak berlaku lagi.</p>
        )}
        {ditolak && (
          <p className="ui-error" role="alert">
            {ditolak.sentence}
          </p>
        )}
      </div>
      <div className="ui-dialog-foot">
        <Button onClick={onClose}>{answer ? "Tutup" : "Batal"}</Button>
        {!answer && (
          <Button look="primary" busy={busy} busyText="Membuat..." onClick={buat}>
            Buat PIN baru
          </Button>
        )}
      </div>
    </Dialog>
  );
}

export const PinBaru = ({ pin }: { readonly pin: string }) => (
  <div className="hadir-pin" role="status">
    <b>{`${pin.slice(0, 3)} ${pin.slice(3)}`}</b>
    <p>Catat sekarang dan jangan dibagikan. PIN ini hanya tampil sekali; bila lupa, buat yang baru.</p>
  </div>
);
