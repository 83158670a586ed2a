import { Link } from "react-router";
import { zone } from "#kit/time-zone.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmSubmit } from "#kit/ui/confirm-button.tsx";
import { DayInput } from "#kit/ui/field/day-input.tsx";
import { FieldError } from "#kit/ui/field/field.tsx";
import { fieldId } from "#kit/ui/field/field-id.ts";
import type { Editing } from "./load-editor.server.ts";

interface Props {
  readonly isi: Editing;
  readonly busy: boolean;
  readonly salahWaktu: string | undefined;
  /** "2026-11-21T08:30", or as it is typed; "" for now. */
  readonly waktu: string;
  readonly onWaktu: (typed: string) => void;
}

/** What this person may do with the item in its present state. */
export function ActionButton({ isi: { naskah, boleh }, busy, salahWaktu, waktu, onWaktu }: Props) {
  const status = naskah?.status ?? "draft";
  return (
    <div className="redaksi-tombol">
      {naskah ? <Link to={`/administration/berita/${naskah.id}/riwayat`}>Riwayat</Link> : null}
      {boleh.hapus ? <Delete busy={busy} /> : null}
      <span className="redaksi-sela" />
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
        <Button type="submit" name="aksi" value="simpan" disabled={busy}>
          Simpan
        </Button>
      ) : null}
      {boleh.ubah && status === "draft" ? (
        <Button type="submit" name="aksi" value="ajukan" look={boleh.terbitkan ? "plain" : "primary"} disabled={busy}>
          Ajukan tinjauan
        </Button>
      ) : null}
      {boleh.ubah && boleh.terbitkan ? (
        <>
          <div className="redaksi-waktu">
            <label htmlFor={fieldId("waktu")}>Terbit pada ({zone.short})</label>
            <DayInput clock id={fieldId("waktu")} name="waktu" value={waktu} onType={onWaktu} invalid={salahWaktu !== undefined} />
            {salahWaktu ? <FieldError>{salahWaktu}</FieldError> : null}
          </div>
          <Button type="submit" look="primary" name="aksi" value="terbitkan" disabled={busy}>
            {status === "terbit" ? "Simpan dan atur waktu" : "Terbitkan"}
          </Button>
        </>
      ) : null}
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
