import { useState } from "react";
import { formatMoment } from "#kit/dates.ts";
import type { Register } from "#kit/register/register.ts";
import { importsAtOnce } from "#kit/transfer/past.ts";
import type { PastImports as Past, PastImport } from "#kit/transfer/transfer.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { List } from "#kit/ui/table/list.tsx";

const UndoDialog = dialogOnDemand(
  async () => (await import("./undo-dialog.tsx")).UndoDialog,
  () => "Urungkan impor ini?",
);

interface PastImportsProps {
  readonly register: Register;
  readonly past: Past;
  readonly page: number;
}

/** Every import of this register, and the way back from each. */
export function PastImports({ register, past, page }: PastImportsProps) {
  const [asked, setAsked] = useState<PastImport>();
  if (past.total === 0) return null;
  return (
    <>
      <List
        path={`${register.path}/impor`}
        title="Riwayat impor"
        noun="impor"
        {...{ page, size: importsAtOnce, total: past.total }}
        empty={null}
        caption="Riwayat impor"
        rows={past.imports}
        rowKey={({ id }) => id}
        columns={[
          { key: "berkas", head: "Berkas", look: "name", cell: ({ fileName }) => fileName },
          { key: "baris", head: "Baris", look: "number", cell: ({ count, changed }) => rowsOf(count, changed) },
          { key: "oleh", head: "Oleh", cell: ({ actorName }) => actorName },
          { key: "waktu", head: "Waktu", cell: ({ doneAt }) => formatMoment(doneAt) },
          {
            key: "tindakan",
            head: "Tindakan",
            look: "actions",
            cell: (one) => (one.undoneAt ? <Undone past={one} /> : <Button onClick={() => setAsked(one)}>Urungkan</Button>),
          },
        ]}
      />
      <UndoDialog open={asked !== undefined} {...{ register, asked }} onClose={() => setAsked(undefined)} />
    </>
  );
}

/** Made and changed, told apart where there are both. */
function rowsOf(made: number, changed: number): string {
  const [one, other] = [made.toLocaleString("id-ID"), `${changed.toLocaleString("id-ID")} diubah`];
  if (changed === 0) return one;
  return made === 0 ? other : `${one} baru, ${other}`;
}

const Undone = ({ past: { left } }: { readonly past: PastImport }) => (
  <span className="ui-muted">Diurungkan{left > 0 && `, ${left.toLocaleString("id-ID")} baris dibiarkan`}</span>
);
