import { useState } from "react";
import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { SelectionBar } from "#kit/ui/table/selection-bar.tsx";
import { useSelection } from "#kit/ui/table/use-selection.ts";
import { jalanPath } from "#modules/disposisi/index.ts";
import type { NewLetter, Waiting } from "../load/waiting.server.ts";

/** Most looks at the desk dispose of nothing. */
const GiveDialog = dialogOnDemand(
  async () => (await import("./give-dialog.tsx")).GiveDialog,
  ({ ids }) => `Disposisikan ${ids.length} surat`,
);

interface Props extends Pick<Waiting, "calon" | "kelompok"> {
  readonly letters: { readonly rows: readonly NewLetter[]; readonly total: number };
}

/** Letters that nobody was told to act on: one is opened, several are ticked and disposed of together. */
export function NewLetters({ letters: { rows, total }, calon, kelompok }: Props) {
  const selection = useSelection(rows);
  const [giving, setGiving] = useState(false);
  const say = useToast();
  const sent = (sentence: string) => {
    setGiving(false);
    selection.clear();
    say(sentence);
  };
  return (
    <Sheet
      title={`Belum didisposisi (${total})`}
      aside={
        <label className="meja-all">
          <input type="checkbox" checked={selection.all} onChange={selection.toggleAll} /> Pilih semua
        </label>
      }
    >
      <ul className="meja-lines">
        {rows.map(({ id, nomorSurat, asalSurat, perihal, tanggalTerima }) => (
          <li key={id}>
            <label className="meja-tick">
              <input type="checkbox" aria-label={`Pilih ${perihal}`} checked={selection.has(id)} onChange={() => selection.toggle(id)} />
            </label>
            <Link to={jalanPath(id)}>
              <b>{perihal}</b>
              <span>
                {asalSurat} · {nomorSurat} · diterima {formatDay(tanggalTerima, "short")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="meja-more">
          {rows.length} yang terbaru dari {total} surat.
        </p>
      )}
      <SelectionBar noun="surat" selection={selection}>
        <Button look="primary" onClick={() => setGiving(true)}>
          Disposisikan
        </Button>
      </SelectionBar>
      <GiveDialog open={giving} onClose={() => setGiving(false)} ids={selection.ids} onSent={sent} {...{ calon, kelompok }} />
    </Sheet>
  );
}
