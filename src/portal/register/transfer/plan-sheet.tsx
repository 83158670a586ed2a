import { type RefObject, useRef } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { UploadedList } from "#kit/lists/uploaded-list.server.ts";
import type { Register } from "#kit/register/register.ts";
import type { KeptPlan } from "#kit/transfer/transfer.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Foretold } from "./foretold.tsx";
import type { ImportAnswer } from "./import-answer.ts";
import { DoubtfulCells, RefusedCells } from "./refused-cells.tsx";
import { restOf } from "./rest-of.ts";
import { Unusable } from "./unusable.tsx";

interface PlanSheetProps {
  readonly register: Register;
  readonly list: UploadedList;
  readonly plan: KeptPlan;
  /** What is being checked anew may not be taken as it stood. */
  readonly busy: boolean;
  /** What is refused can be put right on this page. */
  readonly mendable: boolean;
  readonly onAnswer: (answer: string) => void;
  /** Where whoever tried the list out goes on. */
  readonly outcome: RefObject<HTMLDivElement | null>;
}

/** What trying the list out said: every refused cell, and the way to take what is sound. */
export function PlanSheet(props: PlanSheetProps) {
  const { register, list, plan } = props;
  return (
    <div className="register-outcome" role="status" tabIndex={-1} ref={props.outcome}>
      {list.taken > 0 && <Taken {...{ register, list, plan }} />}
      {plan.id !== null && <Taking {...props} />}
      {plan.refused.length > 0 && <RefusedCells {...{ register, list, plan }} mendable={props.mendable} />}
      {plan.id === null && plan.refused.length === 0 && <NothingToTake {...props} />}
      <Foretold foretold={plan.foretold} />
      <DoubtfulCells doubts={plan.doubts} />
    </div>
  );
}

/** What went in already, and what of the list still waits. */
const Taken = ({ register, list, plan }: Pick<PlanSheetProps, "register" | "list" | "plan">) => (
  <p>
    <b>{`${counted(list.taken)} baris sudah masuk`}</b>
    {` ke data ${register.noun}. ${counted(plan.count)} baris dari ${list.fileName} belum.`}
  </p>
);

const counted = (count: number) => count.toLocaleString("id-ID");

/** What is in the list, kind by kind. */
const summary = ({ counts }: KeptPlan, noun: string): string =>
  [
    [counts.new, `${noun} baru`],
    [counts.changed, "berubah"],
    [counts.same, "sama persis dengan data di portal"],
    [counts.conflict, "bentrok"],
    [counts.doubtful, "meragukan"],
    [counts.faulty, "perlu diperbaiki"],
  ]
    .flatMap(([count, what]) => (Number(count) > 0 ? [`${counted(Number(count))} ${what}`] : []))
    .join(", ");

function Taking({ register, list, plan, busy, onAnswer }: PlanSheetProps) {
  const fetcher = useFetcher<ImportAnswer>();
  const sent = useRef(0);
  const { say, navigate } = { say: useToast(), navigate: useNavigate() };
  useAnswer(fetcher.data, (answer) => {
    if ("task" in answer) return void navigate(`${register.path}/impor?tugas=${answer.task}`);
    if (!("imported" in answer)) return;
    say({
      text: tookIn(answer.imported, { made: sent.current, noun: register.noun }),
      ...(restOf(answer) !== "" && { description: restOf(answer) }),
    });
    if (!answer.rest) void navigate(register.path);
  });
  const { counts, count } = plan;
  const added = counts.new === count;
  const whole = counts.new + counts.changed + counts.same === count;
  return (
    <>
      <Sheet title="Impor">
        <fetcher.Form
          method="post"
          className="ui-sheet-body register-upload"
          onSubmit={() => {
            sent.current = counts.new;
          }}
        >
          <input type="hidden" name="aksi" value="impor" />
          <input type="hidden" name="impor" value={plan.id ?? ""} />
          <input type="hidden" name="daftar" value={list.id} />
          <p>
            <b>{plan.fileName}</b>: {counted(count)} baris dibaca dan dicoba
            {whole && (plan.doubts.length > 0 ? ", semuanya dapat diimpor" : ", semuanya benar")}.
            {!added && ` ${summary(plan, register.noun)}.`} Belum ada yang tersimpan.
          </p>
          {!whole && <p className="ui-muted">Baris yang lain tetap di halaman ini sampai Anda memperbaiki atau memutuskannya.</p>}
          {!register.matchBy && <p className="ui-muted">{register.imported}</p>}
          {plan.asks && <Question asks={plan.asks} busy={busy} onAnswer={onAnswer} />}
          <Button type="submit" look="primary" busy={busy || fetcher.state !== "idle"} busyText={busy ? "Memeriksa..." : "Mengimpor..."}>
            {actOf(plan, register.noun)}
          </Button>
        </fetcher.Form>
      </Sheet>
      <Unusable answer={fetcher.data} />
    </>
  );
}

/** Only rows that stood already may have been left alone meanwhile. */
function tookIn(all: number, { made, noun }: { readonly made: number; readonly noun: string }): string {
  const changed = Math.max(0, all - made);
  if (changed === 0) return `${counted(all)} ${noun} berhasil diimpor`;
  return made === 0
    ? `${counted(all)} ${noun} berhasil diperbarui`
    : `${counted(made)} ${noun} baru berhasil diimpor, ${counted(changed)} diperbarui`;
}

interface QuestionProps extends Pick<PlanSheetProps, "busy" | "onAnswer"> {
  readonly asks: NonNullable<KeptPlan["asks"]>;
}

const Question = ({ asks: { label, answers, answer, reason }, busy, onAnswer }: QuestionProps) => (
  <div className="list-question">
    <label className="ui-field">
      <span className="ui-label">{label}</span>
      <select className="ui-input" value={answer} disabled={busy} onChange={({ target }) => onAnswer(target.value)}>
        {answers.map(({ value, label: said }) => (
          <option key={value} value={value}>
            {said}
          </option>
        ))}
      </select>
    </label>
    <p className="ui-muted">{reason}</p>
  </div>
);

function actOf({ counts }: KeptPlan, noun: string): string {
  if (counts.changed === 0) return `Impor ${counted(counts.new)} ${noun}`;
  return counts.new === 0
    ? `Perbarui ${counted(counts.changed)} ${noun}`
    : `Impor ${counted(counts.new)} ${noun} baru dan perbarui ${counted(counts.changed)}`;
}

const NothingToTake = ({ plan, busy, onAnswer }: PlanSheetProps) => (
  <Sheet title={plan.counts.same === plan.count ? "Tidak ada yang berubah" : "Belum ada yang dapat diimpor"}>
    <p className="ui-sheet-body">
      <span>
        <b>{plan.fileName}</b>: {counted(plan.count)} baris dibaca. {summary(plan, "baru")}.
      </span>
    </p>
    {plan.asks && (
      <div className="ui-sheet-body">
        <Question asks={plan.asks} busy={busy} onAnswer={onAnswer} />
      </div>
    )}
  </Sheet>
);
