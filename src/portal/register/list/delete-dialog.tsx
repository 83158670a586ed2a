import { useState } from "react";
import type { Register, Row } from "#kit/register/register.ts";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { useRelated } from "#kit/ui/field/related.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { Done } from "../answer.ts";
import { nameOf } from "../names.ts";

interface DeleteDialogProps {
  readonly register: Register;
  /** Where it is sent. */
  readonly to: string;
  readonly open: boolean;
  readonly rows: readonly Row[];
  /** What becomes of them; absent: they go to the bin. */
  readonly fate?: string;
  readonly onClose: () => void;
  readonly onDone: (done: Done) => void;
}

/** Asks before rows go to the bin, with the register's own sentence. */
export function DeleteDialog({ register, to, open, rows, fate, onClose, onDone }: DeleteDialogProps) {
  const { names } = useRelated();
  const { kirim, busy, ditolak, dialog } = useAction<Done>(onDone, to);
  const asked = rows.map(({ id }) => id).join();
  const [sent, setSent] = useState("");
  const refused = sent === asked ? ditolak : undefined;
  const confirm = () => {
    setSent(asked);
    const form = new FormData();
    form.set("aksi", "hapus");
    for (const { id, versi } of rows) form.append("baris", `${id}.${versi}`);
    kirim(form);
  };
  const [first] = rows;
  const title = rows.length > 1 ? `Yakin ingin menghapus ${rows.length} ${register.noun} ini?` : register.sentences.confirmDelete;
  return (
    <>
      <ConfirmDialog open={open} title={title} confirm="Hapus" danger busy={busy} onConfirm={confirm} onClose={onClose}>
        {refused && (
          <span className="register-refused" role="alert">
            {refused.kind === "stale"
              ? "Data ini baru saja diubah orang lain. Periksa dulu, lalu hapus lagi bila memang perlu."
              : refused.sentence}
          </span>
        )}
        {rows.length === 1 && first && <b className="register-named">{nameOf(register, first, names)}</b>}
        {rows.length > 1 && <span className="register-named">{rows.map((row) => nameOf(register, row, names)).join("; ")}</span>}
        {fate ?? "Dipindahkan ke tempat sampah dan dapat dipulihkan."}
      </ConfirmDialog>
      {dialog}
    </>
  );
}
