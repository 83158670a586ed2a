import { useState } from "react";
import { isDay } from "#kit/dates.ts";
import { date, type Field, type Fields, longText, text } from "#kit/register/fields.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { ChooseMany } from "#kit/ui/field/choose-many.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { draftOf } from "#kit/ui/form/draft.ts";
import { FormNotes } from "#kit/ui/form/form-notes.tsx";
import { samePage } from "#kit/ui/form/leave-question.tsx";
import type { Typed } from "#kit/ui/form/typed.ts";
import { type RefusedForm, useForm } from "#kit/ui/form/use-form.ts";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { berbaris, bertanggal, longestOwn, ownPlaceholdersIn } from "../content/fields.ts";
import { senarai } from "../content/send.ts";
import type { EditorContent } from "../load/editor.server.ts";
import type { Preview } from "../load/preview.server.ts";
import type { Answer } from "../load/receive.server.ts";
import { type Naskah, naskahFields } from "../naskah.ts";
import { FieldsList } from "./fields-list.tsx";
import { SheetPreview } from "./sheet-preview.tsx";
import { usePreview } from "./use-preview.ts";

interface Props {
  readonly isi: EditorContent;
  readonly onSelesai: (jawaban: Answer) => void;
}

const personTitle = { umum: "", pegawai: "Pegawai", siswa: "Siswa" } as const;
const leftTitle = { umum: "", pegawai: "Cari juga yang tidak bertugas lagi", siswa: "Cari juga yang sudah lulus atau keluar" } as const;

/** The letter as text with fields at one side, the sheet that it becomes at the other. */
export function Editor({ isi: { naskah, orang, semua, awal }, onSelesai }: Props) {
  const form = useForm({
    fields: fieldsFor(naskah, ownPlaceholdersIn(naskah.judul, naskah.perihal, naskah.isi), awal),
    place: draftOf("naskah-surat", naskah.id),
    initial: typedOf(naskah),
    versi: naskah.versi,
    read: typedOf,
  });
  const { typed, errors } = form;
  const sendiri = ownPlaceholdersIn(naskah.judul, typed.perihal ?? "", typed.isi ?? "");
  const bidang = fieldsFor(naskah, sendiri, awal);
  const pratinjau = usePreview(naskah.id, typed, awal);
  const [ditekan, setDitekan] = useState("simpan");
  const saved = (jawaban: Answer) => {
    // The writer goes on in the same fields: the page asked for anew brings nothing that does not stand there.
    if (jawaban.versi === undefined) form.done();
    else form.stored(jawaban.versi);
    if (jawaban.kurang) form.say({ title: jawaban.kurang.sentence, errors: jawaban.kurang.fields });
    onSelesai(jawaban);
  };
  const { kirim, busy } = useAction<Answer, RefusedForm<Naskah>>(saved, undefined, form.hear);
  const submit = whenPressed(busy, (aksi = "simpan") => {
    setDitekan(aksi);
    kirim(form.begin({ aksi }));
  });
  const isian = (nama: string) => {
    const field = bidang[nama];
    return (
      field && (
        <FieldPiece
          key={nama}
          name={nama}
          field={field}
          value={typed[nama] ?? ""}
          error={errors[nama]}
          onType={form.type}
          full={nama === "perihal"}
        />
      )
    );
  };
  const tentang = `${naskah.untuk}Ids`;
  return (
    <form method="post" noValidate className="naskah-tulis" onSubmit={submit}>
      <div className="naskah-kolom">
        <Sheet title="Isian">
          <div className="ui-sheet-body">
            <FormNotes
              form={form}
              fields={bidang}
              save="Simpan draf"
              words={(ids, nama) => (nama === tentang ? namesFrom(orang, ids) : undefined)}
            />
            <div className="ui-fields" key={form.generation}>
              {naskah.untuk !== "umum" && (
                <ChooseMany
                  name={tentang}
                  label={personTitle[naskah.untuk]}
                  search={`Cari nama ${naskah.untuk}`}
                  options={orang}
                  chosen={senarai(typed[tentang])}
                  onChange={(ids) => form.type(ids.join(), tentang)}
                  error={errors[tentang]}
                  others={
                    semua ? null : (
                      <ButtonLink look="quiet" to="?semua=1" state={samePage} replace preventScrollReset>
                        {leftTitle[naskah.untuk]}
                      </ButtonLink>
                    )
                  }
                />
              )}
              {sendiri.map((nama) => isian(`isian.${nama}`))}
              {["perihal", "klasifikasiId", "tujuan", "lampiran", "tembusan"].map(isian)}
            </div>
          </div>
        </Sheet>
        <Sheet title="Teks surat">
          <div className="ui-sheet-body naskah-teks" key={form.generation}>
            {isian("isi")}
            <FieldsList untuk={naskah.untuk} />
          </div>
        </Sheet>
        <div className="naskah-tombol">
          <Button type="submit" value="simpan" busy={busy && ditekan === "simpan"} busyText="Menyimpan...">
            Simpan draf
          </Button>
          <Button type="submit" look="primary" value="simpan-ajukan" busy={busy && ditekan === "simpan-ajukan"} busyText="Mengajukan...">
            Ajukan untuk diparaf
          </Button>
        </div>
      </div>
      <SheetPreview pratinjau={pratinjau} />
    </form>
  );
}

const fieldsFor = (naskah: Naskah, sendiri: readonly string[], { beralamat }: Preview): Fields => ({
  ...(naskah.untuk === "umum" ? {} : { [`${naskah.untuk}Ids`]: text({ label: personTitle[naskah.untuk], max: 100_000 }) }),
  ...Object.fromEntries(sendiri.map((nama) => [`isian.${nama}`, ownFields(nama, naskah.isian[nama] ?? "")])),
  ...naskahFields,
  tujuan: { ...naskahFields.tujuan, required: beralamat },
});

/** Words that stand where a day is asked for stay words. */
function ownFields(nama: string, tersimpan: string): Field {
  if (bertanggal(nama) && (tersimpan === "" || isDay(tersimpan))) return date({ label: nama, required: true });
  const given = { label: nama, required: true, max: longestOwn(nama) };
  return berbaris(nama) ? longText({ ...given, hint: "Satu baris untuk satu butir." }) : text(given);
}

const namesFrom = (orang: EditorContent["orang"], ids: string) =>
  senarai(ids)
    .map((id) => orang.find(({ value }) => value === id)?.label ?? "Yang sudah dihapus")
    .join(", ");

const typedOf = (naskah: Naskah): Typed => ({
  ...Object.fromEntries(Object.keys(naskahFields).map((nama) => [nama, String(naskah[nama as keyof typeof naskahFields] ?? "")])),
  ...Object.fromEntries(Object.entries(naskah.isian).map(([nama, kata]) => [`isian.${nama}`, kata])),
  pegawaiIds: naskah.pegawaiIds.join(),
  siswaIds: naskah.siswaIds.join(),
});
