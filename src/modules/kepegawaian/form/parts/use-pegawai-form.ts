import { useMemo, useRef, useState } from "react";
import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import { today } from "#kit/dates.ts";
import { writeCrop } from "#kit/media/person/crop.ts";
import { headline } from "#kit/register/headline.ts";
import type { Row } from "#kit/register/register.ts";
import { draftOf } from "#kit/ui/form/draft.ts";
import { checkTyped } from "#kit/ui/form/late-check.ts";
import { typedOf } from "#kit/ui/form/typed.ts";
import { type RefusedForm, useForm } from "#kit/ui/form/use-form.ts";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
import { useAction } from "#modules/akun/index.tsx";
import { pegawai } from "../../pegawai.ts";
import type { FormContent, FormSaved } from "../form-content.ts";
import { checkPegawai, newPeringatan } from "../rules/check-pegawai.ts";
import { normalizeNip } from "../rules/parse-nip.ts";
import { type Image, withoutImage } from "./image.ts";

interface Kabar {
  /** @param diusulkan a part of it waits for the office */
  readonly onSaved: (diusulkan: boolean) => void;
  readonly onFailed: () => void;
}

/** The staff form: beside its fields two pictures, and what looks odd is asked once. */
export function usePegawaiForm(isi: FormContent, { onSaved, onFailed }: Kabar) {
  const awal = useRef(isi).current;
  const terbuka = useMemo(
    () =>
      pickFields(
        pegawai,
        awal.terbuka.filter((nama) => nama !== "fotoId" && nama !== "ttdId"),
      ),
    [awal],
  );
  const read = (row: Row | null) => typedOf(terbuka.fields, row);
  const form = useForm<Row>({
    fields: terbuka.fields,
    place: draftOf("formulir-pegawai", awal.pegawai?.id),
    initial: { ...read(awal.pegawai), ...onlyOpen(terbuka.fields, awal.diketahui) },
    versi: awal.pegawai?.versi,
    read,
  });
  const [gambar, setGambar] = useState(withoutImage);
  const [ragu, setRagu] = useState<readonly string[]>([]);
  const utuh = { ...(awal.pegawai ?? {}), ...form.typed };
  const saved = (jawab: FormSaved) => {
    if ("ragu" in jawab) return setRagu(jawab.ragu);
    form.done();
    onSaved(jawab.diusulkan === true);
  };
  const refused = (jawab: RefusedForm<Row>) => {
    form.hear(jawab);
    onFailed();
  };
  const { kirim, busy, dialog } = useAction<FormSaved, RefusedForm<Row>>(saved, undefined, refused);

  const send = (yakin: boolean) => {
    setRagu([]);
    kirim(withPictures(form.begin(yakin ? { yakin: "on" } : {}), gambar));
  };
  const submit = whenPressed(busy, () => {
    const { typed } = form;
    const errors = checkTyped(terbuka.fields, { ...typed, ...(typed.nip !== undefined && { nip: normalizeNip(typed.nip) }) });
    const { galat, peringatan } = checkPegawai(utuh, today());
    const semua = { ...onlyOpen(terbuka.fields, galat), ...errors };
    if (Object.keys(semua).length > 0) return form.say({ title: headline(pegawai, typed, semua), errors: semua });
    const baru = newPeringatan(awal.pegawai ?? {}, peringatan, today());
    return baru.length > 0 ? setRagu(baru) : send(false);
  });
  const pictured = gambar !== withoutImage;
  return {
    ...{ ...form, terbuka, utuh, gambar, pasang: setGambar, ragu, submit, send, busy, dialog },
    dirty: form.dirty || pictured,
    unsaved: () => form.unsaved(pictured),
    discard: () => {
      setGambar(withoutImage);
      form.discard();
    },
    batal: () => setRagu([]),
  };
}

const onlyOpen = (fields: object, nilai: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(nilai).filter(([nama]) => nama in fields));

function withPictures(form: FormData, { foto, ttd }: Image): FormData {
  if (foto.berkas) form.set("foto", foto.berkas);
  if (foto.berkas && foto.potong) form.set("potong", writeCrop(foto.potong));
  if (foto.hapus) form.set("hapusFoto", "on");
  if (ttd.berkas) form.set("ttd", ttd.berkas);
  if (ttd.hapus) form.set("hapusTtd", "on");
  return form;
}
