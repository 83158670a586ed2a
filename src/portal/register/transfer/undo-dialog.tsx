import { useRef } from "react";
import { Link, useFetcher } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import type { Register } from "#kit/register/register.ts";
import type { ChangedRow, PastImport } from "#kit/transfer/transfer.server.ts";
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
  const { undo, busy, left } = useUndo(asked?.id, onClose);
  if (left.length > 0) {
    const changed = left.length.toLocaleString("id-ID");
    return (
      <ConfirmDialog
        open={open}
        title={`${changed} baris sudah diubah sejak diimpor`}
        confirm="Urungkan yang lain"
        danger
        busy={busy}
        onClose={onClose}
        onConfirm={() => void undo(true)}
      >
        Belum ada yang diurungkan, supaya perubahan ini tidak hilang. Anda dapat mengurungkan baris yang lain dan membiarkan {changed} baris
        ini tetap ada.
        <ChangedRows register={register} rows={left} />
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

function whatHappens({ count, changed, fileName }: PastImport, noun: string): string {
  const [made, back] = [`${count.toLocaleString("id-ID")} ${noun}`, `${changed.toLocaleString("id-ID")} ${noun}`];
  if (changed === 0) return `${made} dari ${fileName} dipindahkan ke tempat sampah.`;
  if (count === 0) return `${back} yang diperbarui dari ${fileName} kembali ke isian lamanya.`;
  return `${made} baru dari ${fileName} dipindahkan ke tempat sampah, dan ${back} yang diperbarui kembali ke isian lamanya.`;
}

const namedAtMost = 20;

function ChangedRows({ register, rows }: { readonly register: Register; readonly rows: readonly ChangedRow[] }) {
  return (
    <ul className="register-changed">
      {rows.slice(0, namedAtMost).map(({ id, name, by, at }) => (
        <li key={id}>
          <Link to={`${register.path}/${id}/riwayat`}>{name || register.noun}</Link> oleh {by}, {formatMoment(at)}
        </li>
      ))}
      {rows.length > namedAtMost && <li>dan {(rows.length - namedAtMost).toLocaleString("id-ID")} baris lain</li>}
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
      text: [
        ...(answer.undone > 0 || !answer.restored ? [`${answer.undone.toLocaleString("id-ID")} baris dipindahkan ke tempat sampah`] : []),
        ...(answer.restored ? [`${answer.restored.toLocaleString("id-ID")} baris kembali ke isian lamanya`] : []),
      ].join(", "),
      ...(answer.left.length > 0 && { description: `${answer.left.length} baris yang sudah diubah tetap ada.` }),
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
  return { undo, busy: fetcher.state !== "idle", left: answer && "undone" in answer && !answer.done ? answer.left : [] };
}
