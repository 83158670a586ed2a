import { Button } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAksi } from "#modules/akun/index.tsx";
import { type JawabanPin, PinBaru } from "./dialog-pin.tsx";

/** One's own PIN, for days without a phone. */
export function PinSaya({ dibuatPada }: { readonly dibuatPada: string | null }) {
  const { kirim, busy, answer, ditolak } = useAksi<JawabanPin>();
  const buat = () => {
    const data = new FormData();
    data.set("aksi", "pin");
    kirim(data);
  };
  return (
    <Sheet title="PIN kios">
      <div className="ui-sheet-body hadir-pin-saya">
        {answer ? (
          <PinBaru pin={answer.pin} />
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
        {!answer && (
          <Button busy={busy} busyText="Membuat..." onClick={buat}>
            {dibuatPada ? "Buat PIN baru" : "Buat PIN"}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
