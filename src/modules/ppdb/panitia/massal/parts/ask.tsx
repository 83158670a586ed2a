import { type FormEvent, useRef, useState } from "react";
import { choice } from "#kit/register/fields.ts";
import { DialogSubmit } from "#kit/ui/dialog.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { Verifikator } from "../../verifikator.server.ts";
import type { Pratinjau } from "../preview.server.ts";
import { isTindakan, kembaliMassalFields, type Tindakan, tindakanMassal } from "../tindakan.ts";
import { focusNow } from "./focus-now.ts";
import type { Terpilih } from "./massal-dialog.tsx";

interface Props {
  readonly terpilih: Terpilih;
  readonly verifikators: readonly Verifikator[];
  /** What was filled in before the preview that somebody came back from. */
  readonly before: FormData | null;
  readonly onClose: () => void;
  readonly onSeen: (pratinjau: Pratinjau, form: FormData) => void;
}

/** What is to be done, and what it needs to know. */
export function Ask({ terpilih, verifikators, before, onClose, onSeen }: Props) {
  const typed = (name: string) => String(before?.get(name) ?? "");
  const asked = typed("tindakan");
  const [first] = useState<Tindakan>(isTindakan(asked) ? asked : "tugaskan");
  const [tindakan, setTindakan] = useState(first);
  const sent = useRef(new FormData());
  const { kirim, busy, ditolak, dialog } = useAction<Pratinjau>((pratinjau) => onSeen(pratinjau, sent.current));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const options = verifikators.map(({ id, nama }) => ({ value: id, label: nama }));
  const fields = { ...kembaliMassalFields, verifikator: choice({ label: "Verifikator", privacy: "umum", required: true, options }) };
  const piece = (name: keyof typeof fields) => ({ name, field: fields[name], value: typed(name), error: faults[name] });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const missing = missingIn(form, tindakan);
    setFaults(missing);
    if (Object.keys(missing).length > 0 || busy) return;
    form.set("aksi", "pratinjau");
    form.set("baris", terpilih.ids.join(","));
    form.set("semua", terpilih.semua ? "ya" : "");
    sent.current = form;
    kirim(form);
  };
  return (
    <>
      <form method="post" noValidate onSubmit={submit}>
        <div className="ui-dialog-body">
          <ErrorSummary
            title={ditolak?.sentence ?? (Object.keys(faults).length > 0 ? "Periksa lagi isian yang ditandai." : undefined)}
            errors={faults}
            fields={fields}
          />
          <fieldset className="massal-tindakan">
            <legend>Tindakan</legend>
            {tindakanMassal.map(({ value, label }) => (
              <label key={value}>
                <input
                  ref={value === first ? focusNow : undefined}
                  type="radio"
                  name="tindakan"
                  value={value}
                  checked={tindakan === value}
                  onChange={() => isTindakan(value) && setTindakan(value)}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <div className="ui-fields">
            {tindakan === "tugaskan" && <FieldPiece {...piece("verifikator")} full />}
            {tindakan === "kembalikan" && (
              <>
                <FieldPiece {...piece("sebab")} full />
                <FieldPiece {...piece("catatan")} full />
              </>
            )}
          </div>
        </div>
        <DialogSubmit onClose={onClose} busy={busy} busyText="Memeriksa...">
          Lihat pratinjau
        </DialogSubmit>
      </form>
      {dialog}
    </>
  );
}

/** Said before anybody looks at who changes; the server says the same. */
function missingIn(form: FormData, tindakan: Tindakan): Readonly<Record<string, string>> {
  const empty = (name: string) => String(form.get(name) ?? "").trim() === "";
  if (tindakan === "tugaskan" && empty("verifikator")) return { verifikator: "Pilih salah seorang panitia." };
  if (tindakan !== "kembalikan") return {};
  if (empty("sebab")) return { sebab: "Pilih alasannya." };
  return form.get("sebab") === "lain" && empty("catatan")
    ? { catatan: "Tulis alasannya; keluarga hanya membaca apa yang Anda tulis." }
    : {};
}
