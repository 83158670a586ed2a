import { useFetcher } from "react-router";
import type { Choices } from "#kit/lists/choices.ts";
import { ChooseColumns } from "#kit/lists/choose/choose-columns.tsx";
import { ChooseHead } from "#kit/lists/choose/choose-head.tsx";
import { SaveMap } from "#kit/lists/choose/save-map.tsx";
import { goToColumns, unplacedIn } from "#kit/lists/choose/unplaced.ts";
import { fieldAt, type Said, settledColumns } from "#kit/lists/choose/with-column.ts";
import type { Grid } from "#kit/lists/grid.server.ts";
import type { Interpretation } from "#kit/lists/interpret.ts";
import type { ToldRows } from "#kit/lists/told-rows.ts";
import type { UploadedList } from "#kit/lists/uploaded-list.server.ts";
import type { Register } from "#kit/register/register.ts";
import type { KeptPlan } from "#kit/transfer/transfer.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmButton } from "#kit/ui/confirm-button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { CheckFile } from "./check-file.tsx";
import { ChooseRules } from "./choose-rules.tsx";
import { CompareSheet } from "./compare-sheet.tsx";
import { Absent } from "./foretold.tsx";
import type { ImportAnswer } from "./import-answer.ts";
import { MendGrid } from "./mend-grid.tsx";
import { MendedCells, OpenMeanings } from "./mended-cells.tsx";
import { PlanSheet } from "./plan-sheet.tsx";
import { PlannedRows } from "./planned-rows.tsx";
import { Unusable } from "./unusable.tsx";
import { useSaid } from "./use-said.ts";

interface UnderstoodListProps {
  readonly register: Register;
  readonly list: UploadedList;
  /** Null where nothing is to be mended. */
  readonly grid: Grid | null;
  /** What it says otherwise than the portal; null while that is not known. */
  readonly told: ToldRows | null;
  /** It was brought to be compared. */
  readonly compares: boolean;
  /** This person may take rows of the portal out as a file. */
  readonly exports: boolean;
}

/** How an uploaded list is understood, with every question it leaves, and what taking it would do. */
export function UnderstoodList({ register, list, grid, told, compares, exports }: UnderstoodListProps) {
  const fetcher = useFetcher<ImportAnswer>();
  const another = useFetcher<ImportAnswer>();
  const { seen, plan, choices: kept } = list;
  const { said, say, outcome } = useSaid(list);
  const busy = fetcher.state !== "idle";
  const send = (choices: Choices) =>
    void fetcher.submit({ aksi: "atur", daftar: list.id, pilihan: JSON.stringify(choices) }, { method: "post" });
  const check = () => send(settled(list, said));
  const unplaced =
    plan === null && mayBeElsewhere(seen, { answered: kept, said }) ? unplacedIn(register, seen, { answered: kept, said }) : [];
  const held = unplaced.length > 0;
  const changed = JSON.stringify(said) !== JSON.stringify(kept);
  const waits = plan === null || changed;
  const comparing = plan && !changed && register.expected && <CompareSheet list={list.id} />;
  // One answer there may put right what is refused in many rows.
  const asksFirst = grid !== null && seen.mended.some(({ unknown }) => unknown.some(({ count }) => count > 0));
  const meanings = <OpenMeanings seen={seen} said={said} say={say} />;
  return (
    <>
      {compares && comparing}
      {plan && !changed && (
        <PlanSheet {...{ register, list, plan, busy, outcome }} mendable={grid !== null} onAnswer={(answer) => send({ ...said, answer })} />
      )}
      {asksFirst && meanings}
      {grid && <MendGrid {...{ register, grid, said, kept, say }} list={list.id} onCheck={check} />}
      {plan && told && <PlannedRows {...{ register, told, said, say }} counts={plan.counts} />}
      {plan && !changed && <Absent {...{ register, list, exports }} absent={plan.absent} />}
      {plan && meetsRows(plan) && <ChooseRules list={list} said={said} say={say} />}
      {!compares && comparing}
      <ChooseHead list={list} onChoose={(change) => send({ ...said, ...change })} busy={busy} />
      {seen.unfolded && <Unfolded noun={register.noun} unfolded={seen.unfolded} />}
      <ChooseColumns register={register} seen={seen} answered={list.choices} said={said} say={say} />
      {!asksFirst && meanings}
      <MendedCells seen={seen} said={said} say={say} />
      <div className="list-apply" data-waits={waits || undefined}>
        <p role="status">
          {held ? missingSentence(unplaced) : waits ? whyWaits(list, changed) : "Semua kolom dikenali. Hasil pemeriksaannya ada di atas."}
        </p>
        <div className="ui-actions">
          {held && seen.missing.length === 0 && (
            <Button busy={busy} busyText="Memeriksa..." onClick={check}>
              Periksa tanpa kolom itu
            </Button>
          )}
          <Button look={waits ? "primary" : "plain"} busy={busy} busyText="Memeriksa..." onClick={held ? goToColumns : check}>
            {held ? "Pilih kolomnya" : plan === null ? "Benar, periksa daftar" : "Periksa lagi"}
          </Button>
        </div>
      </div>
      <Unusable answer={fetcher.data} />
      {plan && !changed && <SaveMap list={list} example={mapExample} />}
      {seen.leftOut.length > 0 && <LeftOut list={list} />}
      <CheckFile title="Pakai berkas lain" fetcher={another} />
      <div>
        <ConfirmButton
          title="Buang daftar ini?"
          confirm="Buang daftar"
          consequence="Yang belum diimpor dari daftar ini tidak disimpan. Data yang sudah diimpor tetap ada."
          onConfirm={() => void another.submit({ aksi: "buang", daftar: list.id }, { method: "post" })}
        >
          Buang daftar ini
        </ConfirmButton>
      </div>
    </>
  );
}

const mapExample = { name: "Unduhan siswa EMIS", source: "EMIS 4.0, semester ganjil" };

/** Something in the list stands in the portal already. */
const meetsRows = ({ counts }: KeptPlan): boolean => counts.changed + counts.same + counts.conflict + counts.doubtful > 0;

/** A list that only changes what stands may do without: it is asked while a column is left out of which nobody is sure. */
const mayBeElsewhere = ({ missing, columns }: Interpretation, said: Said): boolean =>
  missing.length > 0 || columns.some((column) => !column.sure && fieldAt(column, said) === "");

const missingSentence = (labels: readonly string[]) => `Kolom wajib belum ada: ${labels.join(", ")}. Pilih kolom yang memuatnya.`;

function whyWaits({ seen, plan }: UploadedList, changed: boolean): string {
  const asked = seen.columns.filter(({ sure }) => !sure).length + seen.mended.filter(({ order }) => order?.open).length;
  if (plan === null && asked > 0) return "Pastikan pilihan di atas, lalu periksa daftarnya.";
  return changed ? "Pilihan Anda berubah. Periksa lagi supaya hasilnya sesuai." : "Daftar belum diperiksa.";
}

/** Whoever sees the questions and goes on has answered them as they stood. */
function settled({ seen, choices: answered }: UploadedList, said: Choices): Choices {
  const columns = settledColumns(seen.columns, { answered, said });
  const orders = Object.fromEntries(seen.mended.flatMap(({ place, order }) => (order ? [[place, said.orders[place] ?? order.order]] : [])));
  return { ...said, columns, orders };
}

/** What became of a list with a column for each level. */
const Unfolded = ({ noun, unfolded }: { readonly noun: string; readonly unfolded: NonNullable<Interpretation["unfolded"]> }) => (
  <Sheet title="Satu kolom untuk tiap tingkat">
    <p className="ui-sheet-body">
      {`Berkas ini memuat ${listed(unfolded.levels)} di kolom masing-masing. ${counted(unfolded.lines)} barisnya dibaca sebagai ${counted(unfolded.rows)} ${noun}; yang berulang dihitung satu kali.`}
    </p>
  </Sheet>
);

const counted = (count: number) => count.toLocaleString("id-ID");

const listed = (words: readonly string[]): string => new Intl.ListFormat("id").format(words.map((word) => word.toLowerCase()));

const LeftOut = ({ list: { seen } }: { readonly list: UploadedList }) => (
  <Sheet title={`${seen.leftOut.length} baris dilewati`}>
    <details className="list-more">
      <summary>Baris jumlah, tanda tangan, atau judul yang berulang. Lihat barisnya.</summary>
      <ul>
        {seen.leftOut.map(({ place, text }) => (
          <li key={place}>
            Baris {place}: {text}
          </li>
        ))}
      </ul>
    </details>
  </Sheet>
);
