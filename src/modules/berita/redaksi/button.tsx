import { Link } from "react-router";
import { zone } from "#kit/time-zone.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmSubmit } from "#kit/ui/confirm-button.tsx";
import { DayInput } from "#kit/ui/field/day-input.tsx";
import { FieldError } from "#kit/ui/field/field.tsx";
import { fieldId } from "#kit/ui/field/field-id.ts";
import type { Form } from "#kit/ui/form/use-form.ts";
import type { Editing } from "./load-editor.server.ts";

interface Props {
  readonly isi: Editing;
  readonly busy: boolean;
  readonly form: Pick<Form, "typed" | "errors" | "type">;
}

/** What this person may do with the item in its present state. */
export function ActionButton({ isi: { naskah, boleh }, busy, form }: Props) {
  const status = naskah?.status ?? "draft";
  return (
    <div className="redaksi-tombol">
      {naskah ? <Link to={`/administration/berita/${naskah.id}/riwayat`}>Riwayat</Link> : null}
      {boleh.hapus ? <Delete busy={busy} /> : null}
      <span className="redaksi-sela" />
      {status === "tinjau" && boleh.terbitkan ? (
        <div className="redaksi-waktu">
          <label htmlFor={fieldId("alasan")}>Yang perlu diperbaiki</label>
          <textarea
            className="ui-input"
            id={fieldId("alasan")}
            name="alasan"
            rows={2}
            maxLength={600}
            defaultValue={form.typed.alasan ?? ""}
            aria-invalid={form.errors.alasan ? true : undefined}
            onInput={(event) => form.type(event.currentTarget.value, "alasan")}
          />
          {form.errors.alasan ? <FieldError>{form.errors.alasan}</FieldError> : null}
        </div>
      ) : null}
      {status === "tinjau" && boleh.ubah ? (
        <Button type="submit" name="aksi" value="kembalikan" disabled={busy}>
          Kembalikan ke draf
        </Button>
      ) : null}
      {status === "terbit" && boleh.terbitkan ? (
        <Button type="submit" name="aksi" value="tarik" disabled={busy}>
          Tarik dari situs
        </Button>
      ) : null}
      {boleh.ubah ? (
        <>
          <Button type="submit" name="aksi" value="simpan" disabled={busy}>
            Simpan
          </Button>
          {status === "terbit" ? null : (
            <Button type="submit" name="aksi" value="pratinjau" disabled={busy}>
              Simpan dan pratinjau
            </Button>
          )}
        </>
      ) : null}
      {boleh.ubah && status === "draft" ? (
        <Button type="submit" name="aksi" value="ajukan" look={boleh.terbitkan ? "plain" : "primary"} disabled={busy}>
          Ajukan tinjauan
        </Button>
      ) : null}
      {boleh.ubah && boleh.terbitkan ? (
        <>
          <Moment name="waktu" label={`Terbit pada (${zone.short})`} form={form} />
          <Moment name="turun" label={`Turun pada (${zone.short})`} form={form} />
          <Button type="submit" look="primary" name="aksi" value="terbitkan" disabled={busy}>
            {status === "terbit" ? "Simpan dan atur waktu" : "Terbitkan"}
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** Of the item on the site; "2026-11-21T08:30", or as it is typed. */
function Moment({
  name,
  label,
  form: { typed, errors, type },
}: Pick<Props, "form"> & { readonly name: "waktu" | "turun"; readonly label: string }) {
  const wrong = errors[name];
  return (
    <div className="redaksi-waktu">
      <label htmlFor={fieldId(name)}>{label}</label>
      <DayInput
        clock
        id={fieldId(name)}
        name={name}
        value={typed[name] ?? ""}
        onType={(text) => type(text, name)}
        invalid={wrong !== undefined}
      />
      {wrong ? <FieldError>{wrong}</FieldError> : null}
    </div>
  );
}

function Delete({ busy }: { readonly busy: boolean }) {
  return (
    <ConfirmSubmit
      look="danger"
      name="aksi"
      value="hapus"
      disabled={busy}
      title="Yakin ingin menghapus berita ini?"
      confirm="Hapus"
      consequence="Dipindahkan ke tempat sampah dan dapat dipulihkan."
    >
      Hapus
    </ConfirmSubmit>
  );
}
