import { useToast } from "#kit/ui/feedback/toast.tsx";
import { type Ditolak, useAction } from "#modules/akun/index.tsx";
import { useAnew } from "./use-anew.ts";

/**
 * Sends what is pressed on a registration's page, with the version that was seen.
 * @param onRefused what has no fields of its own closes: behind it stands why
 */
export function useActs(versi: number, onDone?: () => void, onRefused?: () => void) {
  const say = useToast();
  const saved = ({ pesan }: { pesan: string }) => {
    say(pesan);
    onDone?.();
  };
  const anew = useAnew();
  const refused = (answer: Ditolak) => {
    onRefused?.();
    anew(answer);
  };
  const { kirim, busy, ditolak, dialog } = useAction<{ pesan: string }>(saved, undefined, refused);
  const act = (aksi: string, isi: Readonly<Record<string, string>> = {}, form = new FormData()) => {
    for (const [name, value] of Object.entries({ ...isi, aksi, versi: String(versi) })) form.set(name, value);
    if (!busy) kirim(form);
  };
  return { act, busy, ditolak, dialog };
}
