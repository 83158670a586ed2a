import Download from "lucide-react/icons/download";
import { Form, useLocation } from "react-router";
import type { StrangeValue } from "#kit/lists/outward.ts";
import type { TemplateSeen } from "#kit/lists/see-template.ts";
import type { KeptTemplate } from "#kit/lists/template.server.ts";
import type { Register } from "#kit/register/register.ts";
import { Button } from "#kit/ui/button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { KeepForm } from "../snapshot/keep-form.tsx";
import type { FillAnswer } from "./fill-answer.ts";
import { FillColumns } from "./fill-columns.tsx";
import { useSending } from "./use-sending.ts";

export interface TemplateSheetsProps {
  readonly register: Register;
  readonly template: KeptTemplate;
  readonly answer: FillAnswer | undefined;
  /** Rows of the list's filter. */
  readonly total: number;
  /** Questions that nobody has answered. */
  readonly open: number;
  /** What rows say that the template does not allow. */
  readonly strange: readonly StrangeValue[];
  /** What a column is called that holds two fields. */
  readonly pair: string | null;
  /** May keep maps. */
  readonly keeps: boolean;
}

/** How a template is understood, what is asked about it, and the filled one. */
export function TemplateSheets(props: TemplateSheetsProps) {
  const { template, keeps, open } = props;
  return (
    <>
      <Take {...props} />
      <ChooseLines template={template} />
      <FillColumns {...props} />
      {keeps && whyNot(template.seen, props.total, open) === null && (
        <KeepForm
          title="Simpan sebagai kiriman"
          lead="Berkas terisi ini disimpan sebagaimana dikirim hari ini, lengkap dengan sidiknya, supaya kelak dapat ditunjukkan dan dibandingkan."
          more={{ templat: template.id }}
          to={`${props.register.path}/kiriman`}
        />
      )}
      {keeps && open === 0 && <KeepMap template={template} answer={props.answer} />}
    </>
  );
}

function Take({ register, template: { seen, id }, total, open, strange }: TemplateSheetsProps) {
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.set("templat", id);
  const lacking = whyNot(seen, total, open);
  const rows = `${total.toLocaleString("id-ID")} ${register.noun}`;
  const fields = seen.columns.filter(({ field }) => field !== "").length;
  return (
    <Sheet title={lacking ? "Belum dapat diunduh" : "Siap diunduh"}>
      <div className="ui-sheet-body list-map">
        <p role="status">{lacking ?? `${rows} ditulis ke ${fields} kolom, mulai baris ${seen.room.first}.`}</p>
        {strange.length > 0 && (
          <ul className="register-changed">
            {strange.map(({ label, said, count }) => (
              <li
                key={`${label} ${said}`}
              >{`“${said}” (${count.toLocaleString("id-ID")} ${register.noun}) tidak ada di pilihan kolom “${label}”.`}</li>
            ))}
          </ul>
        )}
        {!lacking && (
          <a className="ui-button primary" href={`${register.path}/isi-templat/unduh?${parameters}`}>
            <Icon of={Download} />
            Unduh templat terisi
          </a>
        )}
      </div>
    </Sheet>
  );
}

function whyNot({ columns, room }: TemplateSeen, total: number, open: number): string | null {
  if (columns.every(({ field }) => field === ""))
    return "Belum ada kolom yang diisi. Periksa lembar dan baris judulnya, atau pilih isian di bawah.";
  if (open > 0) return `${open} hal perlu dipastikan dahulu di bawah.`;
  if (total === 0) return "Daftarnya kosong dengan saringan ini.";
  if (room.free === null || total <= room.free) return null;
  const until = `Templat ini hanya menyediakan ${room.free.toLocaleString("id-ID")} baris kosong sebelum baris ${room.stop?.row}`;
  return `${until}${room.stop?.text ? ` (“${room.stop.text}”)` : ""}. Baris itu tidak ditimpa dan tidak digeser. Sisipkan baris kosong di Excel lalu unggah lagi, atau saring daftarnya.`;
}

/** In which sheet is written, and which line heads its columns. */
function ChooseLines({ template: { id, fileName, seen, columnMap } }: { readonly template: KeptTemplate }) {
  const { sheets, sheet, head, firstLines, room } = seen;
  return (
    <Sheet title={fileName}>
      <Form method="post" preventScrollReset className="ui-sheet-body list-head">
        <input type="hidden" name="aksi" value="atur" />
        <input type="hidden" name="templat" value={id} />
        <label className="ui-field">
          <span className="ui-label">Lembar yang diisi</span>
          <select className="ui-input" name="lembar" defaultValue={sheet}>
            {sheets.map(({ name, hidden }, place) => (
              <option key={name} value={place}>
                {hidden ? `${name} (tersembunyi)` : name}
              </option>
            ))}
          </select>
        </label>
        <label className="ui-field">
          <span className="ui-label">Judul kolom</span>
          <select className="ui-input" name="kepala" defaultValue={`${head.from}-${head.to}`}>
            {firstLines.map(({ place, text }, at) => (
              <option key={place} value={`${at}-${at}`}>{`Baris ${place}: ${text}`}</option>
            ))}
            {firstLines.slice(0, -1).map(({ place }, at) => (
              <option key={`dua ${place}`} value={`${at}-${at + 1}`}>
                {`Baris ${place} dan ${firstLines[at + 1]?.place} bersama-sama`}
              </option>
            ))}
          </select>
        </label>
        <div className="ui-actions">
          <Button type="submit" busy={useSending("atur")} busyText="Membaca...">
            Pakai lembar dan judul ini
          </Button>
        </div>
        <p className="ui-muted">
          {columnMap && `Kolomnya dikenali dengan peta kolom “${columnMap}”. `}
          {room.before.length > 0 &&
            `Yang sudah terisi di bawah judul dibiarkan: ${room.before.map(({ row, text }) => `baris ${row}${text ? ` (“${text}”)` : ""}`).join(", ")}. `}
          {room.stop && `Yang ditulis berhenti sebelum baris ${room.stop.row}${room.stop.text ? ` (“${room.stop.text}”)` : ""}.`}
        </p>
      </Form>
    </Sheet>
  );
}

/** Keeps how the columns are filled, for the next template with the same head. */
function KeepMap({ template: { id, columnMap }, answer }: Pick<TemplateSheetsProps, "template" | "answer">) {
  return (
    <Sheet title="Simpan peta kolom">
      <Form method="post" preventScrollReset className="ui-sheet-body list-map">
        <input type="hidden" name="aksi" value="simpan-peta" />
        <input type="hidden" name="templat" value={id} />
        <p>Templat berikutnya dengan judul kolom yang sama langsung dikenali, juga oleh rekan Anda.</p>
        <label className="ui-field">
          <span className="ui-label required">Nama peta</span>
          <input className="ui-input" name="nama" required maxLength={80} defaultValue={columnMap ?? ""} placeholder="Unggah siswa EMIS" />
        </label>
        <label className="ui-field">
          <span className="ui-label">Untuk</span>
          <input className="ui-input" name="sumber" maxLength={80} placeholder="EMIS 4.0, semester ganjil" />
        </label>
        <Button type="submit" busy={useSending("simpan-peta")} busyText="Menyimpan...">
          Simpan peta kolom
        </Button>
        {answer && "told" in answer && <p role="status">{`${answer.told}.`}</p>}
      </Form>
    </Sheet>
  );
}
