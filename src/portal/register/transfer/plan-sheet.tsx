import { useEffect, useEffectEvent, useRef } from "react";
import { type useFetcher, useNavigate } from "react-router";
import type { Register } from "#kit/register/register.ts";
import type { Plan } from "#kit/transfer/transfer.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import type { Refused } from "../answer.ts";

export type ImportAnswer =
  | { readonly plan: Plan }
  | { readonly imported: number; readonly id: string }
  | { readonly undone: number; readonly left: number }
  | Refused;

interface PlanSheetProps {
  readonly register: Register;
  readonly fetcher: ReturnType<typeof useFetcher<ImportAnswer>>;
}

/** What was read from the file: every refused cell, or the way to take all rows. */
export function PlanSheet({ register, fetcher }: PlanSheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const answer = fetcher.data;
  const { say, navigate } = { say: useToast(), navigate: useNavigate() };
  const hear = useEffectEvent((told: ImportAnswer) => {
    if ("imported" in told) {
      say(`${told.imported.toLocaleString("id-ID")} ${register.noun} berhasil diimpor`);
      void navigate(register.path);
    } else box.current?.focus();
  });
  useEffect(() => {
    if (answer && fetcher.state === "idle") hear(answer);
  }, [answer, fetcher.state]);
  if (!answer || "imported" in answer || "undone" in answer) return null;
  return (
    <div ref={box} tabIndex={-1} role="status">
      {"refusal" in answer ? (
        <Sheet title="Berkas tidak dapat dipakai">
          <p className="ui-sheet-body ui-error">{answer.refusal.sentence}</p>
        </Sheet>
      ) : (
        <Result register={register} plan={answer.plan} fetcher={fetcher} />
      )}
    </div>
  );
}

function Result({ register, plan, fetcher }: PlanSheetProps & { readonly plan: Plan }) {
  if (plan.id === null) return <RefusedCells plan={plan} />;
  return (
    <Sheet title="3. Impor">
      <fetcher.Form method="post" className="ui-sheet-body register-upload">
        <input type="hidden" name="aksi" value="impor" />
        <input type="hidden" name="impor" value={plan.id} />
        <p>
          <b>{plan.fileName}</b>: {plan.count.toLocaleString("id-ID")} baris dibaca dan semuanya benar. Belum ada yang tersimpan.
        </p>
        <Button type="submit" look="primary" busy={fetcher.state !== "idle"} busyText="Mengimpor...">
          Impor {plan.count.toLocaleString("id-ID")} {register.noun}
        </Button>
      </fetcher.Form>
    </Sheet>
  );
}

const shownAtMost = 200;

function RefusedCells({ plan }: { readonly plan: Plan }) {
  const rows = plan.refused.slice(0, shownAtMost);
  return (
    <Sheet title={`${plan.refused.length} isian perlu diperbaiki`}>
      <p className="ui-sheet-body">
        Tidak ada yang diimpor. Perbaiki isian berikut di {plan.fileName}, lalu periksa lagi.
        {plan.refused.length > shownAtMost && ` Ini ${shownAtMost} yang pertama.`}
      </p>
      <div className="register-refusals">
        <Table
          caption="Isian yang perlu diperbaiki"
          rows={rows}
          rowKey={({ row, column, sentence }) => `${row} ${column} ${sentence}`}
          columns={[
            { key: "baris", head: "Baris", look: "name", cell: ({ row }) => `Baris ${row}` },
            { key: "kolom", head: "Kolom", cell: ({ column }) => column },
            { key: "alasan", head: "Alasan", cell: ({ sentence }) => sentence },
          ]}
        />
      </div>
    </Sheet>
  );
}
