import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import type { Register } from "#kit/register/register.ts";
import type { PastImport } from "#kit/transfer/transfer.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import type { ImportAnswer } from "./plan-sheet.tsx";

interface PastImportsProps {
  readonly register: Register;
  readonly imports: readonly PastImport[];
}

export function PastImports({ register, imports }: PastImportsProps) {
  const [asked, setAsked] = useState<PastImport>();
  const { undo, busy } = useUndo(() => setAsked(undefined));
  if (imports.length === 0) return null;
  return (
    <Sheet title="Impor terakhir">
      <Table
        caption="Impor terakhir"
        rows={imports}
        rowKey={({ id }) => id}
        columns={[
          { key: "berkas", head: "Berkas", look: "name", cell: ({ fileName }) => fileName },
          { key: "baris", head: "Baris", cell: ({ count }) => count },
          { key: "oleh", head: "Oleh", cell: ({ actorName }) => actorName },
          { key: "waktu", head: "Waktu", cell: ({ doneAt }) => doneAt && formatMoment(doneAt) },
          {
            key: "tindakan",
            head: "Tindakan",
            look: "actions",
            cell: (one) =>
              one.undoneAt ? <span className="ui-muted">Diurungkan</span> : <Button onClick={() => setAsked(one)}>Urungkan</Button>,
          },
        ]}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title="Urungkan impor ini?"
        confirm="Urungkan impor"
        danger
        busy={busy}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && undo(asked.id)}
      >
        {asked?.count} {register.noun} dari {asked?.fileName} dipindahkan ke tempat sampah. Yang sudah diubah sejak itu tetap ada.
      </ConfirmDialog>
    </Sheet>
  );
}

function useUndo(onDone: () => void) {
  const fetcher = useFetcher<ImportAnswer>();
  const say = useToast();
  const hear = useEffectEvent((answer: ImportAnswer) => {
    onDone();
    if ("refusal" in answer) return say({ text: answer.refusal.sentence, failed: true });
    if (!("undone" in answer)) return;
    say({
      text: `${answer.undone} baris dipindahkan ke tempat sampah`,
      ...(answer.left > 0 && { description: `${answer.left} baris sudah diubah sejak diimpor, jadi tetap ada.` }),
    });
  });
  useEffect(() => {
    if (fetcher.state === "idle" && fetcher.data) hear(fetcher.data);
  }, [fetcher.state, fetcher.data]);
  return { undo: (id: string) => void fetcher.submit({ aksi: "urungkan", impor: id }, { method: "post" }), busy: fetcher.state !== "idle" };
}
