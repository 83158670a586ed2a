import { Button } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";

interface PinAnswer {
  readonly pin: string;
}

/** One's own PIN, for days without a phone. */
export function OwnPin({ dibuatPada }: { readonly dibuatPada: string | null }) {
  const { kirim, busy, answer, ditolak, dialog } = useAction<PinAnswer>();
  const buat = () => {
    const data = new FormData();
    data.set("aksi", "pin");
    kirim(data);
  };
  return (
    <Sheet title="PIN kios">
      <div className="ui-sheet-body hadir-pin-saya">
        {answer ? (
          <NewPin pin={answer.pin} />
        ) : (
          <p>
            Tanpa ponsel? Catat kehadiran di kios madrasah dengan PIN.{" "}
            {dibuatPada ? `PIN Anda dibuat ${dibuatPada}; membuat yang baru mengakhiri yang lama.` : "Anda belum punya PIN."}
          </p>
        )}
        {ditolak && (
          <p className="ui-error" role="alert">
            {ditolak.sentence}
          </p>
        )}
        {dialog}
        {!answer && (
          <Button busy={busy} busyText="Membuat..." onClick={buat}>
            {dibuatPada ? "Buat PIN baru" : "Buat PIN"}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

const NewPin = ({ pin }: { readonly pin: string }) => (
  <div className="hadir-pin" role="status">
    <b>{`${pin.slice(0, 3)} ${pin.slice(3)}`}</b>
    <p>Catat sekarang dan jangan dibagikan. PIN ini hanya tampil sekali; bila lupa, buat yang baru.</p>
  </div>
);
