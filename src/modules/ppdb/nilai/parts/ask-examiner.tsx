import { Button } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";

/** Asked of whoever has not judged on this sheet yet; after their first mark the sheet knows. Plain, so that it works without scripts and without a network. */
export function AskExaminer({ cari }: { readonly cari: string }) {
  return (
    <Sheet title="Anda penguji ke berapa?">
      <form method="get" className="ui-sheet-body nilai-impor">
        <p>
          Tiap calon siswa dinilai dua orang, masing-masing di kolomnya sendiri. Sepakati dulu dengan penguji yang lain siapa penguji 1 dan
          siapa penguji 2.
        </p>
        {cari && <input type="hidden" name="cari" value={cari} />}
        <p className="ui-actions">
          <Button type="submit" name="penguji" value="1">
            Saya penguji 1
          </Button>
          <Button type="submit" name="penguji" value="2">
            Saya penguji 2
          </Button>
        </p>
      </form>
    </Sheet>
  );
}
