import { useRef } from "react";
import { Form, useSubmit } from "react-router";
import { alamatJadwal, sebutanTampilan, type Tampilan } from "../jadwal.ts";
import type { IsiJadwal } from "./papan-jadwal.tsx";

/** Whose week is shown; it stands in the address, so it can be kept and shared. */
export function PilihJadwal({ isi: { semester, daftar, lihat, id, pilihan } }: { readonly isi: IsiJadwal }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const kirim = () => form.current && void submit(form.current, { replace: true, preventScrollReset: true });
  return (
    <Form ref={form} method="get" action={alamatJadwal} className="ui-toolbar jadwal-pilih" onChange={kirim}>
      <fieldset className="ui-choices">
        <legend className="ui-hidden">Jadwal menurut</legend>
        {(Object.keys(sebutanTampilan) as Tampilan[]).map((satu) => (
          <label key={satu}>
            <input type="radio" name="lihat" value={satu} defaultChecked={satu === lihat} />
            {sebutanTampilan[satu]}
          </label>
        ))}
      </fieldset>
      <select className="ui-input" name="id" aria-label={sebutanTampilan[lihat]} defaultValue={id} data-active="">
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
