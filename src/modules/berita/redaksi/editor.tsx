import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { pictureIdsIn } from "#kit/markup/markup.ts";
import { type Field, longText, text } from "#kit/register/fields.ts";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { EditConflict } from "#kit/ui/form/edit-conflict.tsx";
import { LeaveQuestion } from "#kit/ui/form/leave-question.tsx";
import { Restored } from "#kit/ui/form/restored.tsx";
import { asValue, typedOf } from "#kit/ui/form/typed.ts";
import { useDrafted } from "#kit/ui/form/use-drafted.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Content } from "../parts/detail.tsx";
import { rancangan, type Tolakan } from "./answer.ts";
import { ActionButton } from "./button.tsx";
import type { Editing } from "./load-editor.server.ts";
import { fields, naskahContent, writeTime } from "./naskah.ts";
import { TagarPicker } from "./tagar-picker.tsx";
import { Tool } from "./tools.tsx";
import { useImage } from "./use-image.ts";

/** Beside the item itself, when it is to appear: as a date-and-time input writes it; "" for now. */
const berwaktu = { ...fields, waktu: text({ label: "Terbit pada (WITA)", max: 16 }) };

interface Props {
  readonly isi: Editing;
  readonly tolakan: Tolakan | undefined;
}

/** The newsroom's desk: the fields at the left, what readers will see at the right. */
export function Editor({ isi, tolakan }: Props) {
  const { naskah, related } = isi;
  const waktu = naskah?.terbitPada ? writeTime(naskah.terbitPada) : "";
  const form = useDrafted({
    fields: berwaktu,
    place: rancangan(naskah?.id),
    initial: { ...typedOf(fields, naskah ? naskahContent(naskah) : { tanggal: isi.hariIni }), waktu },
    versi: naskah?.versi,
  });
  const { busy, kirim, overtaken } = useSubmission(form, tolakan);
  const errors = tolakan?.refusal.fields ?? {};
  const terkait = { ...related, names: { ...optionsName(related), ...related.names, ...overtaken?.names, ...tolakan?.names } };
  return (
    <RelatedContext value={terkait}>
      <form method="post" noValidate className="redaksi" onSubmit={kirim}>
        <ErrorSummary title={tolakan?.refusal.sentence} errors={errors} fields={fields} />
        {overtaken?.current ? (
          <EditConflict
            fields={fields}
            current={typedOf(fields, naskahContent(overtaken.current))}
            by={overtaken.by ?? null}
            typed={form.typed}
            onChoose={(values) => form.replace({ waktu: form.typed.waktu ?? "", ...values })}
            save="Simpan"
          />
        ) : null}
        {form.restored ? <Restored onDiscard={form.discard} /> : null}
        <Meja key={form.generation} isi={isi} form={form} errors={errors} />
        <ActionButton
          key={`tombol ${form.generation}`}
          isi={isi}
          busy={busy}
          salahWaktu={errors.waktu}
          waktu={form.typed.waktu ?? ""}
          onWaktu={(typed) => form.type(typed, "waktu")}
        />
        <LeaveQuestion unsaved={() => form.dirty} onDiscard={form.discard} />
      </form>
    </RelatedContext>
  );
}

type Fields = ReturnType<typeof useDrafted>;

/** Sends what is typed with the button that was pressed. */
function useSubmission(form: Fields, tolakan: Tolakan | undefined) {
  const submit = useSubmit();
  const busy = useNavigation().state !== "idle";
  // A later answer that does not speak of the colleague's version takes nothing back.
  const [overtaken, setOvertaken] = useState(tolakan?.current ? tolakan : undefined);
  const hear = useEffectEvent((jawaban: Tolakan | undefined) => {
    // The key belongs to what was sent first; what is typed now is another sending.
    if (jawaban?.refusal.kind === "conflict") form.renewKey();
    if (!jawaban?.current) return;
    form.adopt(typedOf(fields, naskahContent(jawaban.current)));
    setOvertaken(jawaban);
  });
  useEffect(() => hear(tolakan), [tolakan]);
  const kirim = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const aksi = submitter instanceof HTMLButtonElement ? submitter.value : "simpan";
    if (busy) return;
    const versi = String(overtaken?.current?.versi ?? form.begunFrom() ?? 0);
    void submit({ ...form.typed, aksi, versi, kunci: form.key() }, { method: "post" });
  };
  return { busy, kirim, overtaken };
}

const optionsName = ({ options }: Editing["related"]) =>
  Object.fromEntries(Object.values(options).flatMap((some) => some.map(({ value, label }) => [value, label])));

interface MejaProps {
  readonly isi: Editing;
  readonly form: Fields;
  readonly errors: Readonly<Record<string, string>>;
}

function Meja({ isi: { related, tagar, boleh }, form: { typed, type }, errors }: MejaProps) {
  const { content = "", gambarId = "" } = typed;
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
          {boleh.ubah ? <Tool /> : null}
          {piece("content", longText({ label: "Isi", required: true, max: 40_000, hint: petunjuk }))}
          {piece("gambarId")}
          {piece("kategoriId")}
          {piece("tanggal")}
          {piece("author")}
          <TagarPicker value={typed.tags ?? ""} semua={tagar} error={errors.tags} disabled={!boleh.ubah} onType={type} />
          {piece("slug")}
        </div>
      </Sheet>
      <Sheet title="Pratinjau">
        <div className="ui-sheet-body redaksi-pratinjau">
          <Content berita={{ content, gambar: gambar[gambarId] ?? null, dalamTeks: dalamTeks.flatMap((id) => gambar[id] ?? []) }} />
        </div>
      </Sheet>
    </div>
  );
}

const petunjuk =
  "Baris kosong memisahkan paragraf. Awali baris dengan ## untuk judul bagian, - untuk daftar, > untuk kutipan. Apit dengan ** agar tebal, * agar miring.";
