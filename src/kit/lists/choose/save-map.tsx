import { useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { useAnswer } from "../../ui/form/use-answer.ts";
import { Sheet } from "../../ui/sheet.tsx";
import type { UploadedList } from "../uploaded-list.server.ts";

type Answer = { readonly told: string } | { readonly refusal: { readonly sentence: string } } | object;

interface SaveMapProps {
  readonly list: Pick<UploadedList, "id" | "columnMap">;
  /** How people call such a list, and where they have it from. */
  readonly example: { readonly name: string; readonly source: string };
}

/** Keeps how the columns were understood, for the next list with the same head. */
export function SaveMap({ list: { id, columnMap }, example }: SaveMapProps) {
  const fetcher = useFetcher<Answer>();
  const say = useToast();
  useAnswer(fetcher.data, (answer) => {
    if ("told" in answer) say(answer.told);
    if ("refusal" in answer) say({ text: answer.refusal.sentence, failed: true });
  });
  return (
    <Sheet title="Simpan peta kolom">
      <fetcher.Form method="post" className="ui-sheet-body list-map">
        <input type="hidden" name="aksi" value="simpan-peta" />
        <input type="hidden" name="daftar" value={id} />
        <p>Daftar berikutnya dengan judul kolom yang sama langsung dikenali, juga oleh rekan Anda.</p>
        <label className="ui-field">
          <span className="ui-label required">Nama peta</span>
          <input className="ui-input" name="nama" required maxLength={80} defaultValue={columnMap ?? ""} placeholder={example.name} />
        </label>
        <label className="ui-field">
          <span className="ui-label">Sumber daftar</span>
          <input className="ui-input" name="sumber" maxLength={80} placeholder={example.source} />
        </label>
        <Button type="submit" busy={fetcher.state !== "idle"} busyText="Menyimpan...">
          Simpan peta kolom
        </Button>
      </fetcher.Form>
    </Sheet>
  );
}
