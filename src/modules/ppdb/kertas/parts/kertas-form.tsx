import { useState } from "react";
import { useNavigate } from "react-router";
import { dropHiddenFields, isFieldShown } from "#kit/conditional-fields.ts";
import type { Fields } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { FormNotes } from "#kit/ui/form/form-notes.tsx";
import { asValue, type Typed } from "#kit/ui/form/typed.ts";
import { type RefusedForm, useForm } from "#kit/ui/form/use-form.ts";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { isAskedIn, registrationSteps } from "../../fields.ts";
import { type Keadaan, keadaanNames } from "../../keadaan/keadaan.ts";
import { isJawab } from "../../pertanyaan/nama.ts";
import { DRAF_HARI, drafListPath, type IsiDraf } from "../draf.ts";
import { deskFields, kertasFields } from "../kertas.ts";
import type { KertasPage } from "../load-kertas.server.ts";
import { kertasPath } from "../path.ts";
import type { Received } from "./entered.tsx";

interface Alike {
  readonly id: string;
  readonly nomor: string;
  readonly namaLengkap: string;
  readonly keadaan: Keadaan;
}

type Answer = Received | { readonly ragu: readonly Alike[] } | { readonly draf: "disimpan" };

interface StoredDraf {
  readonly versi: number;
  readonly isi: IsiDraf;
}

interface Props {
  readonly page: KertasPage;
  readonly onReceived: (received: Received | null) => void;
}

/** The families' own form in one page, after what the desk says of the paper. What is typed stays in this tab until it is saved. */
export function KertasForm({ page, onReceived }: Props) {
  const { form, fields, tanya, tutup, busy, submit, ragu, send, keep, cancel, dialog } = useKertas(page, onReceived);
  const piece = (name: string) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || !isFieldShown(field, (other) => form.typed[other] ?? "")) return null;
    return (
      <FieldPiece
        key={name}
        {...{ name, field }}
        value={asValue(field, form.typed[name] ?? "")}
        error={form.errors[name]}
        onType={form.type}
        full={field.kind === "yesNo"}
      />
    );
  };
  const tambahan = Object.keys(fields).filter(isJawab);
  const desk = Object.keys(kertasFields).filter((name) => name !== "susulan" || tutup || form.typed.susulan);
  return (
    <form method="post" noValidate onSubmit={submit} className="kertas-isian" aria-label="Formulir kertas" key={form.generation}>
      <FormNotes form={form} fields={fields} save="Daftarkan" />
      <Sheet title="Formulir kertas">
        <div className="ui-sheet-body ui-fields">{desk.map(piece)}</div>
      </Sheet>
      {registrationSteps.slice(0, 3).map(({ judul, isian }) => (
        <Sheet key={judul} title={judul}>
          <div className="ui-sheet-body ui-fields">{isian.filter((name) => isAskedIn(tanya, name)).map(piece)}</div>
        </Sheet>
      ))}
      {tambahan.length > 0 && (
        <Sheet title="Pertanyaan tambahan">
          <div className="ui-sheet-body ui-fields">{tambahan.map(piece)}</div>
        </Sheet>
      )}
      <Sheet title="Persetujuan">
        <div className="ui-sheet-body ui-fields">{piece("agreement")}</div>
      </Sheet>
      <div className="ui-actions">
        <Button type="submit" look="primary" busy={busy} busyText="Menyimpan...">
          Daftarkan
        </Button>
        <Button busy={busy} onClick={keep}>
          Simpan sebagai draf
        </Button>
        <p className="ui-muted">
          Draf belum terdaftar dan belum bernomor. Anda menemukannya lagi di Meja Panitia; sesudah {DRAF_HARI} hari tidak disentuh, draf
          terhapus.
        </p>
      </div>
      <ConfirmDialog
        open={ragu.length > 0}
        title="Apakah anak ini sudah terdaftar?"
        confirm="Ini anak yang berbeda, daftarkan"
        onConfirm={() => send(true)}
        onClose={cancel}
      >
        NISN, NIK, atau nama dan tanggal lahirnya sama dengan{" "}
        {ragu.map(({ nomor, namaLengkap, keadaan }) => `${nomor}, ${namaLengkap} (${keadaanNames[keadaan].toLowerCase()})`).join("; ")}.
        Bila anaknya sama, tekan Batal; isian Anda tetap ada di sini.
      </ConfirmDialog>
      {dialog}
    </form>
  );
}

function useKertas({ jalur, hari, tanya: first, draf }: KertasPage, onReceived: Props["onReceived"]) {
  const [navigate, say] = [useNavigate(), useToast()];
  const all: Fields = Object.assign({}, deskFields(first, jalur), ...jalur.map(({ tambahan }) => tambahan));
  const initial = Object.fromEntries(Object.entries(all).map(([name, { initial: begins }]) => [name, String(begins ?? "")]));
  const blank = { ...initial, diterimaTanggal: hari, ...(jalur.length === 1 && { tempat: jalur[0]?.value ?? "" }) };
  const asTyped = (isi: IsiDraf) => ({ ...initial, ...isi });
  const form = useForm<StoredDraf>({
    fields: all,
    place: draftOf("formulir-kertas", draf?.id),
    initial: draf ? asTyped(draf.isi) : blank,
    versi: draf?.versi,
    read: ({ isi }) => asTyped(isi),
  });
  const chosen = jalur.find(({ value }) => value === form.typed.tempat);
  const { agreement, ...ofForm } = deskFields(chosen?.tanya ?? first, jalur);
  const fields: Fields = { ...ofForm, ...chosen?.tambahan, agreement };
  const [ragu, setRagu] = useState<readonly Alike[]>([]);
  const saved = (answer: Answer) => {
    if ("ragu" in answer) return setRagu(answer.ragu);
    if ("draf" in answer) {
      form.done();
      say("Draf disimpan");
      return void navigate(drafListPath);
    }
    onReceived(answer);
    if (!draf) return form.discard();
    form.done();
    void navigate(kertasPath, { replace: true });
  };
  const { kirim, busy, dialog } = useAction<Answer, RefusedForm<StoredDraf>>(saved, undefined, form.hear);
  const besides: Typed = draf ? { draf: draf.id } : {};
  const send = (sure: boolean) => {
    setRagu([]);
    onReceived(null);
    kirim(form.begin({ ...besides, ...(sure && { yakin: "on" }) }, dropHiddenFields(fields, form.typed)), draf ? "leave" : undefined);
  };
  const keep = () => {
    onReceived(null);
    if (!busy) kirim(form.begin({ ...besides, aksi: "draf" }), "leave");
  };
  return {
    ...{ form, fields, busy, dialog, ragu, send, keep },
    tanya: chosen?.tanya ?? first,
    tutup: chosen?.tutup ?? false,
    cancel: () => setRagu([]),
    submit: whenPressed(busy, () => send(false)),
  };
}
