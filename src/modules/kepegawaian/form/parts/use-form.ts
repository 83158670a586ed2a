import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import { today } from "#kit/dates.ts";
import { writeCrop } from "#kit/media/person/crop.ts";
import type { FieldSentences } from "#kit/refusals.ts";
import { check } from "#kit/register/check.ts";
import { headline } from "#kit/register/headline.ts";
import type { Row } from "#kit/register/register.ts";
import { draftOf } from "#kit/ui/form/draft.ts";
import { typedOf } from "#kit/ui/form/typed.ts";
import { useDrafted } from "#kit/ui/form/use-drafted.ts";
import { pegawai } from "../../pegawai.ts";
import type { FormAnswer, FormContent } from "../form-content.ts";
import { checkPegawai, newPeringatan } from "../rules/check-pegawai.ts";
import { normalizeNip } from "../rules/parse-nip.ts";
import { type Image, withoutImage } from "./image.ts";

interface Keluhan {
  readonly title?: string | undefined;
  readonly errors: FieldSentences;
}
interface Didahului {
  readonly current: Row;
  readonly oleh: { readonly name: string; readonly at: Date } | null;
}
interface Kabar {
  /** @param diusulkan a part of it waits for the office */
  readonly onSaved: (diusulkan: boolean) => void;
  readonly onFailed: () => void;
}
const missing: Keluhan = { errors: {} };

/** Everything that happens to a staff form between its first letter and its answer. */
export function useForm(isi: FormContent, { onSaved, onFailed }: Kabar) {
  const fetcher = useFetcher<FormAnswer>();
  const awal = useRef(isi).current;
  const terbuka = useMemo(
    () =>
      pickFields(
        pegawai,
        awal.terbuka.filter((nama) => nama !== "fotoId" && nama !== "ttdId"),
      ),
    [awal],
  );
  const drafted = useDrafted({
    fields: terbuka.fields,
    place: draftOf("formulir-pegawai", awal.pegawai?.id),
    initial: { ...typedOf(terbuka.fields, awal.pegawai), ...onlyOpen(terbuka.fields, awal.diketahui) },
    versi: awal.pegawai?.versi,
  });
  const [gambar, setGambar] = useState(withoutImage);
  const [keluhan, setKeluhan] = useState<Keluhan>(missing);
  const [ragu, setRagu] = useState<readonly string[]>([]);
  const [didahului, setDidahului] = useState<Didahului>();
  const tersimpan = useRef(false);
  const { typed } = drafted;
  const utuh = { ...(awal.pegawai ?? {}), ...typed };

  const kirim = (yakin: boolean) => {
    setRagu([]);
    setKeluhan(missing);
    const lain: Readonly<Record<string, string>> = awal.pegawai
      ? { versi: String(didahului?.current.versi ?? drafted.begunFrom() ?? awal.pegawai.versi) }
      : { kunci: drafted.key() };
    void fetcher.submit(compose(typed, { gambar, yakin, lain }), { method: "post", encType: "multipart/form-data" });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fetcher.state !== "idle") return;
    const { errors } = check(terbuka.fields, { ...typed, ...(typed.nip !== undefined && { nip: normalizeNip(typed.nip) }) });
    const { galat, peringatan } = checkPegawai(utuh, today());
    const semua = { ...Object.fromEntries(Object.entries(galat).filter(([nama]) => nama in terbuka.fields)), ...errors };
    if (Object.keys(semua).length > 0) return setKeluhan({ title: headline(pegawai, typed, semua), errors: semua });
    setKeluhan(missing);
    const baru = newPeringatan(awal.pegawai ?? {}, peringatan, today());
    if (baru.length > 0) return setRagu(baru);
    kirim(false);
  };
  const hear = useEffectEvent((jawab: FormAnswer) => {
    if ("ragu" in jawab) return setRagu(jawab.ragu);
    if (!("refusal" in jawab)) {
      tersimpan.current = true;
      drafted.forget();
      return onSaved(jawab.diusulkan === true);
    }
    if (jawab.refusal.kind === "conflict") drafted.renewKey();
    if (jawab.current) {
      drafted.adopt(typedOf(terbuka.fields, jawab.current));
      setDidahului({ current: jawab.current, oleh: jawab.oleh ?? null });
    }
    setKeluhan({ title: jawab.refusal.sentence, errors: jawab.refusal.fields ?? {} });
    onFailed();
  });
  useEffect(() => {
    if (fetcher.data && fetcher.state === "idle") hear(fetcher.data);
  }, [fetcher.data, fetcher.state]);

  const berubah = drafted.dirty || gambar !== withoutImage;
  const buang = () => {
    setKeluhan(missing);
    setGambar(withoutImage);
    drafted.discard();
  };
  return {
    ...{ ...drafted, terbuka, utuh, gambar, pasang: setGambar, keluhan, ragu, didahului, submit, kirim, buang, berubah },
    batal: () => setRagu([]),
    busy: fetcher.state !== "idle",
    belumDisimpan: () => berubah && !tersimpan.current,
  };
}

const onlyOpen = (fields: object, nilai: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(nilai).filter(([nama]) => nama in fields));

interface Tambahan {
  readonly gambar: Image;
  readonly yakin: boolean;
  readonly lain: Readonly<Record<string, string>>;
}

function compose(typed: Readonly<Record<string, string>>, { gambar, yakin, lain }: Tambahan): FormData {
  const form = new FormData();
  for (const [nama, nilai] of Object.entries({ ...typed, ...lain })) form.set(nama, nilai);
  if (yakin) form.set("yakin", "on");
  const { foto, ttd } = gambar;
  if (foto.berkas) form.set("foto", foto.berkas);
  if (foto.berkas && foto.potong) form.set("potong", writeCrop(foto.potong));
  if (foto.hapus) form.set("hapusFoto", "on");
  if (ttd.berkas) form.set("ttd", ttd.berkas);
  if (ttd.hapus) form.set("hapusTtd", "on");
  return form;
}
