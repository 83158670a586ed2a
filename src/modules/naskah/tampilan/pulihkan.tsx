import RotateCcw from "lucide-react/icons/rotate-ccw";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { freshKey } from "#kit/ui/form/draft.ts";
import { useAksi } from "#modules/akun/index.tsx";
import type { BarisNaskah } from "../muat/daftar.server.ts";
import type { Jawaban } from "../muat/terima.server.ts";

export type Pulihkan = (id: string) => void;

/** Takes a draft out of the bin. For the list: its row is gone before the answer is told. */
export function usePulihkan(): Pulihkan {
  const say = useToast();
  const { kirim, busy } = useAksi<Jawaban>(({ pesan }) => say(pesan));
  return (id) => {
    if (busy) return;
    const data = new FormData();
    for (const [nama, isi] of Object.entries({ aksi: "pulihkan", id, kunci: freshKey() })) data.set(nama, isi);
    kirim(data);
  };
}

export const TombolPulihkan = ({ baris: { id, perihal }, onPulihkan }: { readonly baris: BarisNaskah; readonly onPulihkan: Pulihkan }) => (
  <Button look="quiet" icon={RotateCcw} aria-label={`Pulihkan ${perihal}`} onClick={() => onPulihkan(id)}>
    Pulihkan
  </Button>
);
