import RotateCcw from "lucide-react/icons/rotate-ccw";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { freshKey } from "#kit/ui/form/draft.ts";
import { useAksi } from "#modules/akun/index.tsx";
import type { Jawaban } from "../muat/terima.server.ts";

/** Takes a draft out of the bin. */
export function Pulihkan({ id, perihal }: { readonly id: string; readonly perihal: string }) {
  const say = useToast();
  const { kirim, busy } = useAksi<Jawaban>(({ pesan }) => say(pesan));
  const pulihkan = () => {
    const data = new FormData();
    for (const [nama, isi] of Object.entries({ aksi: "pulihkan", id, kunci: freshKey() })) data.set(nama, isi);
    kirim(data);
  };
  return (
    <Button look="quiet" icon={RotateCcw} aria-label={`Pulihkan ${perihal}`} busy={busy} busyText="Memulihkan..." onClick={pulihkan}>
      Pulihkan
    </Button>
  );
}
