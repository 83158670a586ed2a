import { useRef } from "react";
import { Link, useFetcher } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import type { Register } from "#kit/register/register.ts";
import type { ChangedRow, PastImport, Undone } from "#kit/transfer/transfer.server.ts";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import type { ImportAnswer } from "./import-answer.ts";

interface UndoDialogProps {
  readonly register: Register;
  readonly open: boolean;
  readonly asked: PastImport | undefined;
  readonly onClose: () => void;
}

/** Asks once before an import is taken back, and once more when somebody changed some of its rows since. */
export function UndoDialog({ register, open, asked, onClose }: UndoDialogProps) {
  const { undo, busy, waits } = useUndo(asked?.id, onClose);
  if (waits) {
    const { others = { undone: 0 } } = waits;
    const goes = others.undone + (others.restored ?? 0);
    return (
      <ConfirmDialog
        open={open}
        title={`${counted(waits.left.length)} baris sudah diubah atau dibuang sejak diimpor`}
        confirm={goes > 0 ? `Urungkan ${counted(goes)} yang lain` : "Mengerti"}
        danger={goes > 0}
        busy={busy}
        onClose={onClose}
        onConfirm={() => (goes > 0 ? void undo(true) : onClose())}
      >
        {goes > 0
          ? `Belum ada yang diurungkan. Baris di bawah ini dibiarkan seperti adanya, supaya perubahannya tidak hilang. ${counted(goes)} baris yang lain dapat diurungkan: ${whatGoes(others)}.`
          : "Tidak ada yang diurungkan: semua baris impor ini sudah diubah atau dibuang orang, dan perubahan itu tidak ditimpa."}
        <ChangedRows register={register} rows={waits.left} />
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open={open}
      title="Urungkan impor ini?"
      confirm="Urungkan impor"
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={() => void undo(false)}
    >
      {asked && whatHappens(asked, register.noun)} Bila ada yang sudah diubah sejak itu, Anda ditanya lebih dulu.
    </ConfirmDialog>
  );
}

const counted = (count: number) => count.toLocaleString("id-ID");

/** What becomes of the rows that an undoing takes back. */
const whatGoes = ({ undone, restored = 0 }: Pick<Undone, "undone" | "restored">): string =>
  [
    ...(undone > 0 || restored === 0 ? [`${counted(undone)} baris dipindahkan ke tempat sampah`] : []),
    ...(restored > 0 ? [`${counted(restored)} baris kembali ke isian lamanya`] : []),
  ].join(", ");

function whatHappens({ count, changed, fileName }: PastImport, noun: string): string {
  const [made, back] = [`${counted(count)} ${noun}`, `${counted(changed)} ${noun}`];
  if (changed === 0) return `${made} dari ${fileName} dipindahkan ke tempat sampah.`;
  if (count === 0) return `${back} yang diperbarui dari ${fileName} kembali ke isian lamanya.`;
  return `${made} baru dari ${fileName} dipindahkan ke tempat sampah, dan ${back} yang diperbarui kembali ke isian lamanya.`;
}

const namedAtMost = 20;

function ChangedRows({ register, rows }: { readonly register: Register; readonly rows: readonly ChangedRow[] }) {
  return (
    <ul className="register-changed">
      {rows.slice(0, namedAtMost).map(({ id, name, by, at, binned }) => (
        <li key={id}>
          <Link to={`${register.path}/${id}/riwayat`}>{name || register.noun}</Link> {binned && "dibuang "}oleh {by}, {formatMoment(at)}
        </li>
      ))}
      {rows.length > namedAtMost && <li>dan {counted(rows.length - namedAtMost)} baris lain</li>}
    </ul>
  );
}

function useUndo(id: string | undefined, onDone: () => void) {
  const fetcher = useFetcher<ImportAnswer>({ key: `urungkan ${id ?? ""}` });
  const sending = useRef(false);
  const say = useToast();
  useAnswer(fetcher.data, (answer) => {
    if ("refusal" in answer) {
      say({ text: answer.refusal.sentence, failed: true });
      return onDone();
    }
    if (!("undone" in answer) || !answer.done) return;
    say({
      text: whatGoes(answer),
      ...(answer.left.length > 0 && { description: `${counted(answer.left.length)} baris yang sudah diubah atau dibuang dibiarkan.` }),
    });
    onDone();
  });
  const undo = async (rest: boolean) => {
    // The second press of a quick hand would be refused, and that be told in place of what was done.
    if (sending.current) return;
    sending.current = true;
    await fetcher.submit({ aksi: "urungkan", impor: id ?? "", ...(rest && { sisanya: "ya" }) }, { method: "post" });
    sending.current = false;
  };
  const answer = fetcher.data;
  return { undo, busy: fetcher.state !== "idle", waits: answer && "undone" in answer && !answer.done ? answer : undefined };
}
