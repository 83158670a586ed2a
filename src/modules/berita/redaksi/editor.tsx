import { type ReactNode, useEffect, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { pictureIdsIn } from "#kit/markup/markup.ts";
import { type Field, longText, text } from "#kit/register/fields.ts";
import { zone } from "#kit/time-zone.ts";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { FormNotes } from "#kit/ui/form/form-notes.tsx";
import { asValue, typedOf } from "#kit/ui/form/typed.ts";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { type Form, useForm } from "#kit/ui/form/use-form.ts";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Content } from "../parts/detail.tsx";
import { rancangan, type Tolakan } from "./answer.ts";
import { ActionButton } from "./button.tsx";
import { LettersLeft } from "./letters-left.tsx";
import type { Editing } from "./load-editor.server.ts";
import { fields, type Naskah, naskahContent, writeTime } from "./naskah.ts";
import { TagarPicker } from "./tagar-picker.tsx";
import { useImage } from "./use-image.ts";
import { Penulisan } from "./visual.tsx";

/** Beside the item itself, when it is to appear and to go, as a date-and-time input writes it ("" for now, and for never), and why it is given back. */
const berwaktu = {
  ...fields,
  waktu: text({ label: `Terbit pada (${zone.short})`, max: 60 }),
  turun: text({ label: `Turun pada (${zone.short})`, max: 60 }),
  alasan: text({ label: "Yang perlu diperbaiki", max: 600 }),
};

interface Props {
  readonly isi: Editing;
  readonly tolakan: Tolakan | undefined;
}

/** The newsroom's desk: the fields at the left, what readers will see at the right. */
export function Editor({ isi, tolakan }: Props) {
  const { naskah, related } = isi;
  const waktu = naskah?.terbitPada ? writeTime(naskah.terbitPada) : "";
  const turun = naskah?.turunPada ? writeTime(naskah.turunPada) : "";
  const form = useForm({
    fields: berwaktu,
    place: rancangan(naskah?.id),
    initial: { ...typedOf(fields, naskah ? naskahContent(naskah) : { tanggal: isi.hariIni }), waktu, turun, alasan: "" },
    versi: naskah?.versi,
    read: (kini: Naskah) => typedOf(fields, naskahContent(kini)),
    refused: tolakan,
  });
  const names = useNames(tolakan);
  useAnswer(tolakan, form.hear);
  const submit = useSubmit();
  const busy = useNavigation().state !== "idle";
  const kirim = whenPressed(busy, (aksi = "simpan") => void submit(form.begin({ aksi }), { method: "post" }));
  return (
    <RelatedContext value={{ ...related, names: { ...optionsName(related), ...related.names, ...names } }}>
      <form method="post" noValidate className="redaksi" onSubmit={kirim}>
        <FormNotes form={form} fields={fields} save="Simpan" />
        <Meja key={form.generation} isi={isi} form={form} />
        <ActionButton key={`tombol ${form.generation}`} isi={isi} busy={busy} form={form} />
      </form>
    </RelatedContext>
  );
}

/** A later answer that does not speak of the colleague's version takes nothing back. */
function useNames(tolakan: Tolakan | undefined) {
  const [names, setNames] = useState(tolakan?.names);
  useAnswer(tolakan?.names, setNames);
  return names;
}

const optionsName = ({ options }: Editing["related"]) =>
  Object.fromEntries(Object.values(options).flatMap((some) => some.map(({ value, label }) => [value, label])));

interface MejaProps {
  readonly isi: Editing;
  readonly form: Pick<Form, "typed" | "errors" | "type">;
}

function Meja({ isi: { related, tagar, boleh }, form: { typed, errors, type } }: MejaProps) {
  const { content = "", gambarId = "", keteranganGambar = "" } = typed;
  const dalamTeks = pictureIdsIn(content);
  const gambar = useImage(gambarId ? [gambarId, ...dalamTeks] : dalamTeks, related.pictures);
  const piece = (nama: keyof typeof fields, field: Field = fields[nama]) => (
    <FieldPiece
      name={nama}
      field={field}
      value={asValue(field, typed[nama] ?? "")}
      error={errors[nama]}
      disabled={!boleh.ubah}
      onType={type}
    />
  );
  return (
    <div className="redaksi-meja">
      <Sheet title="Naskah">
        <div className="ui-sheet-body redaksi-bidang">
          {piece("name")}
          {piece("desc")}
          <Isi boleh={boleh.ubah} dikenal={related.pictures} piece={(hint) => piece("content", { ...isiField, hint })}>
            <LettersLeft of={content} most={fields.content.max} />
          </Isi>
          {piece("gambarId")}
          {gambarId ? piece("keteranganGambar") : null}
          {piece("kategoriId")}
          {piece("tanggal")}
          {piece("author")}
          <TagarPicker value={typed.tags ?? ""} semua={tagar} error={errors.tags} disabled={!boleh.ubah} onType={type} />
          {piece("seri")}
          {piece("slug")}
        </div>
      </Sheet>
      <Sheet title="Pratinjau">
        <div className="ui-sheet-body redaksi-pratinjau">
          <Content
            berita={{ content, keteranganGambar, gambar: gambar[gambarId] ?? null, dalamTeks: dalamTeks.flatMap((id) => gambar[id] ?? []) }}
            video={(_, name) => <p className="ui-muted">Video YouTube: {name || "tanpa judul"}</p>}
          />
        </div>
      </Sheet>
    </div>
  );
}

interface IsiProps {
  readonly boleh: boolean;
  readonly dikenal: Parameters<typeof Penulisan>[0]["dikenal"];
  readonly piece: (hint: string) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Visual only with scripts, which the first drawing does not wait for. A part of its own: drawn anew, the fields beside it would lose
 * what the server drew of them until their scripts are there.
 */
function Isi({ boleh, dikenal, piece, children }: IsiProps) {
  const [visual, setVisual] = useState(false);
  useEffect(() => setVisual(boleh), [boleh]);
  return (
    <div className={visual ? "redaksi-isi visual" : "redaksi-isi"}>
      {piece(visual ? petunjukVisual : petunjuk)}
      {boleh ? <Penulisan visual={visual} onVisual={setVisual} dikenal={dikenal} /> : null}
      {children}
    </div>
  );
}

/** Longer than what is taken: nothing of a pasted text is cut off unseen, `LettersLeft` says what is too much. */
const isiField = longText({ label: "Isi", required: true, max: 4 * fields.content.max });

const petunjukVisual =
  "Tempel teks dari Word atau WhatsApp apa adanya: yang tebal, miring, daftar, tabel, dan tautan ikut; hiasan lainnya dilepas.";

const petunjuk =
  "Baris kosong memisahkan paragraf. Awali baris dengan ## untuk judul bagian, - untuk daftar (dua spasi di depannya: di dalam butir di atasnya), > untuk kutipan. Apit dengan ** agar tebal, * agar miring.";
