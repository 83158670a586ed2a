import { useEffect, useEffectEvent, useRef } from "react";
import { type useFetcher, useNavigate } from "react-router";
import type { Register } from "#kit/register/register.ts";
import type { Plan } from "#kit/transfer/transfer.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { ImportAnswer } from "./import-answer.ts";
import { DoubtfulCells, RefusedCells } from "./refused-cells.tsx";

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
    if ("task" in told) return void navigate(`${register.path}/impor?tugas=${told.task}`);
    if (!("imported" in told)) {
      // From its first line on, however long the list of what is wrong is.
      box.current?.focus({ preventScroll: true });
      return box.current?.scrollIntoView({ block: "start" });
    }
    say(`${told.imported.toLocaleString("id-ID")} ${register.noun} berhasil diimpor`);
    void navigate(register.path);
  });
  useEffect(() => {
    if (answer && fetcher.state === "idle") hear(answer);
  }, [answer, fetcher.state]);
  if (!answer || !("refusal" in answer || "plan" in answer)) return null;
  return (
    <div ref={box} className="register-outcome" tabIndex={-1} role="status">
      {"refusal" in answer ? (
        <Sheet title={answer.refusal.kind === "unavailable" ? "Belum sampai di server" : "Berkas tidak dapat dipakai"}>
          <p className="ui-sheet-body ui-error">{answer.refusal.sentence}</p>
        </Sheet>
      ) : (
        <>
          <Result register={register} plan={answer.plan} fetcher={fetcher} />
          <DoubtfulCells doubts={answer.plan.doubts} />
        </>
      )}
    </div>
  );
}

function Result({ register, plan, fetcher }: PlanSheetProps & { readonly plan: Plan }) {
  if (plan.id === null) return <RefusedCells register={register} plan={plan} />;
  const count = plan.count.toLocaleString("id-ID");
  return (
    <Sheet title="3. Impor">
      <fetcher.Form method="post" className="ui-sheet-body register-upload">
        <input type="hidden" name="aksi" value="impor" />
        <input type="hidden" name="impor" value={plan.id} />
        <p>
          <b>{plan.fileName}</b>: {count} baris dibaca dan dicoba, {plan.doubts.length > 0 ? "semuanya dapat diimpor" : "semuanya benar"}.
          Belum ada yang tersimpan.
        </p>
        <Button type="submit" look="primary" busy={fetcher.state !== "idle"} busyText="Mengimpor...">
          Impor {count} {register.noun}
        </Button>
      </fetcher.Form>
    </Sheet>
  );
}
