import { useFetcher, useNavigate } from "react-router";
import type { UploadedList } from "#kit/lists/list.server.ts";
import type { Register } from "#kit/register/register.ts";
import type { Plan } from "#kit/transfer/transfer.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { ImportAnswer } from "./import-answer.ts";
import { DoubtfulCells, RefusedCells } from "./refused-cells.tsx";
import { Unusable } from "./unusable.tsx";

interface PlanSheetProps {
  readonly register: Register;
  readonly list: UploadedList;
  readonly plan: Plan;
}

/** What trying the list out said: every refused cell, or the way to take all rows. */
export function PlanSheet({ register, list, plan }: PlanSheetProps) {
  return (
    <div className="register-outcome" role="status">
      {plan.id === null ? <RefusedCells register={register} plan={plan} /> : <Taking register={register} list={list} plan={plan} />}
      <DoubtfulCells doubts={plan.doubts} />
    </div>
  );
}

function Taking({ register, list, plan }: PlanSheetProps) {
  const fetcher = useFetcher<ImportAnswer>();
  const { say, navigate } = { say: useToast(), navigate: useNavigate() };
  useAnswer(fetcher.data, (answer) => {
    if ("task" in answer) return void navigate(`${register.path}/impor?tugas=${answer.task}`);
    if (!("imported" in answer)) return;
    say(`${answer.imported.toLocaleString("id-ID")} ${register.noun} berhasil diimpor`);
    void navigate(register.path);
  });
  const count = plan.count.toLocaleString("id-ID");
  return (
    <>
      <Sheet title="Impor">
        <fetcher.Form method="post" className="ui-sheet-body register-upload">
          <input type="hidden" name="aksi" value="impor" />
          <input type="hidden" name="impor" value={plan.id ?? ""} />
          <input type="hidden" name="daftar" value={list.id} />
          <p>
            <b>{plan.fileName}</b>: {count} baris dibaca dan dicoba, {plan.doubts.length > 0 ? "semuanya dapat diimpor" : "semuanya benar"}.
            Belum ada yang tersimpan.
          </p>
          <Button type="submit" look="primary" busy={fetcher.state !== "idle"} busyText="Mengimpor...">
            Impor {count} {register.noun}
          </Button>
        </fetcher.Form>
      </Sheet>
      <Unusable answer={fetcher.data} />
    </>
  );
}
