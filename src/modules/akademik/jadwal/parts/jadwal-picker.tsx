import { useRef } from "react";
import { Form, useSubmit } from "react-router";
import { jadwalPath, type View, viewLabels } from "../jadwal.ts";
import type { JadwalContent } from "./papan-jadwal.tsx";

/** Whose week is shown; it stands in the address, so it can be kept and shared. */
export function JadwalPicker({ isi: { semester, daftar, lihat, id, pilihan } }: { readonly isi: JadwalContent }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const kirim = () => form.current && void submit(form.current, { replace: true, preventScrollReset: true });
  return (
    <Form ref={form} method="get" action={jadwalPath} className="ui-toolbar jadwal-pilih" onChange={kirim}>
      <fieldset className="ui-choices">
        <legend className="ui-hidden">Jadwal menurut</legend>
        {(Object.keys(viewLabels) as View[]).map((satu) => (
          <label key={satu}>
            <input type="radio" name="lihat" value={satu} defaultChecked={satu === lihat} />
            {viewLabels[satu]}
          </label>
        ))}
      </fieldset>
      <select className="ui-input" name="id" aria-label={viewLabels[lihat]} defaultValue={id} data-active="">
        {pilihan[lihat].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {daftar.length > 1 && (
        <select className="ui-input" name="semester" aria-label="Semester" defaultValue={semester.id}>
          {daftar.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Form>
  );
}
