import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import "#kit/lists/choose/choose.css";

interface KeepFormProps {
  readonly title: string;
  readonly lead: string;
  /** Sent along, by name. */
  readonly more?: Readonly<Record<string, string>>;
  /** Where the kept lists are, when they are on another page. */
  readonly to?: string;
}

/** Keeps a list as it goes out: to whom, and a word about it. */
export function KeepForm({ title, lead, more = {}, to }: KeepFormProps) {
  const say = useToast();
  const navigate = useNavigate();
  const { kirim, busy, ditolak, dialog } = useAction<{ kept: string }>(() => {
    say("Kiriman tersimpan");
    if (to) void navigate(to);
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    kirim(new FormData(event.currentTarget), to ? "leave" : undefined);
  };
  return (
    <Sheet title={title}>
      <form method="post" className="ui-sheet-body list-map" onSubmit={send}>
        <input type="hidden" name="aksi" value="kirim" />
        {Object.entries(more).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{lead}</p>
        <label className="ui-field">
          <span className="ui-label required">Dikirim kepada</span>
          <input className="ui-input" name="tujuan" required maxLength={80} placeholder="EMIS 4.0" />
        </label>
        <label className="ui-field">
          <span className="ui-label">Catatan</span>
          <input className="ui-input" name="catatan" maxLength={300} placeholder="Semester ganjil 2026/2027" />
        </label>
        {ditolak && (
          <p className="ui-error" role="alert">
            {ditolak.sentence}
          </p>
        )}
        <Button type="submit" busy={busy} busyText="Menyimpan...">
          Simpan sebagai kiriman
        </Button>
      </form>
      {dialog}
    </Sheet>
  );
}
