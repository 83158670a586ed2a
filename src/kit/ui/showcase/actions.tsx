import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { date, text } from "../../register/fields.ts";
import { Button, ButtonLink, type ButtonLook, IconButton } from "../button.tsx";
import { ConfirmDialog, Dialog } from "../dialog.tsx";
import { useToast } from "../feedback/toast.tsx";
import { FieldPiece } from "../field/field.tsx";

const looks: readonly ButtonLook[] = ["primary", "plain", "danger", "quiet"];

export function Buttons() {
  return (
    <>
      {looks.map((look) => (
        <div key={look} className="ui-actions">
          <Button look={look}>{look}</Button>
          <Button look={look} icon={Plus}>
            Tambah
          </Button>
          <Button look={look} busy busyText="Menyimpan...">
            Simpan
          </Button>
          <Button look={look} disabled>
            Mati
          </Button>
        </div>
      ))}
      <div className="ui-actions">
        <IconButton label="Ubah" icon={Pencil} />
        <IconButton label="Hapus" icon={Trash2} look="plain" />
        <ButtonLink to="?" icon={Plus}>
          Tautan
        </ButtonLink>
      </div>
    </>
  );
}

export function Dialogs() {
  const [open, setOpen] = useState<"form" | "confirm" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="ui-actions">
      <Button onClick={() => setOpen("form")}>Buka isian</Button>
      <Button onClick={() => setOpen("confirm")}>Buka pertanyaan</Button>
      <Dialog open={open === "form"} onClose={close} title="Tambah Agenda" lead="Contoh isian dalam dialog.">
        <form method="dialog">
          <div className="ui-dialog-body">
            <FieldPiece form="dialog" name="acara" field={text({ label: "Acara", max: 80, required: true })} />
            <FieldPiece form="dialog" name="hari" field={date({ label: "Hari", initial: "2026-04-22" })} />
          </div>
          <div className="ui-dialog-foot">
            <Button onClick={close}>Batal</Button>
            <Button look="primary" onClick={close}>
              Simpan
            </Button>
          </div>
        </form>
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        onClose={close}
        onConfirm={close}
        title="Yakin ingin menghapus agenda ini?"
        confirm="Hapus"
        danger
      >
        Agenda dipindahkan ke tempat sampah dan dapat dipulihkan.
      </ConfirmDialog>
    </div>
  );
}

export function Toasts() {
  const say = useToast();
  return (
    <div className="ui-actions">
      <Button onClick={() => say("Berhasil disimpan")}>Berhasil</Button>
      <Button onClick={() => say({ text: "File berhasil ditambahkan", description: "undangan-rapat.pdf" })}>Dengan keterangan</Button>
      <Button onClick={() => say({ text: "Gagal menyimpan", failed: true })}>Gagal</Button>
    </div>
  );
}
