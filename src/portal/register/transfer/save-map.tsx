import { useFetcher } from "react-router";
import type { UploadedList } from "#kit/lists/uploaded-list.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { ImportAnswer } from "./import-answer.ts";

/** Keeps how the columns were understood, for the next list with the same head. */
export function SaveMap({ list: { id, columnMap } }: { readonly list: UploadedList }) {
  const fetcher = useFetcher<ImportAnswer>();
  const say = useToast();
  useAnswer(fetcher.data, (answer) => {
    if ("map" in answer) say(`Peta kolom “${answer.map}” tersimpan`);
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
          <input className="ui-input" name="nama" required maxLength={80} defaultValue={columnMap ?? ""} placeholder="Unduhan siswa EMIS" />
        </label>
        <label className="ui-field">
          <span className="ui-label">Sumber daftar</span>
          <input className="ui-input" name="sumber" maxLength={80} placeholder="EMIS 4.0, semester ganjil" />
        </label>
        <Button type="submit" busy={fetcher.state !== "idle"} busyText="Menyimpan...">
          Simpan peta kolom
        </Button>
      </fetcher.Form>
    </Sheet>
  );
}
