import RotateCcw from "lucide-react/icons/rotate-ccw";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { freshKey } from "#kit/ui/form/draft.ts";
import { useAction } from "#modules/akun/index.tsx";
import type { NaskahRow } from "../load/list.server.ts";
import type { Answer } from "../load/receive.server.ts";

export type Pulihkan = (id: string) => void;

/** Takes a draft out of the bin. For the list: its row is gone before the answer is told. */
export function useRestore(): Pulihkan {
  const say = useToast();
  const { kirim, busy } = useAction<Answer>(({ pesan }) => say(pesan));
  return (id) => {
    if (busy) return;
    const data = new FormData();
    for (const [nama, isi] of Object.entries({ aksi: "pulihkan", id, kunci: freshKey() })) data.set(nama, isi);
    kirim(data);
  };
}

export const RestoreButton = ({ baris: { id, perihal }, onPulihkan }: { readonly baris: NaskahRow; readonly onPulihkan: Pulihkan }) => (
  <Button look="quiet" icon={RotateCcw} aria-label={`Pulihkan ${perihal}`} onClick={() => onPulihkan(id)}>
    Pulihkan
  </Button>
);
