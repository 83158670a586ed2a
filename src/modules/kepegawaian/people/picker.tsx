import UserRoundSearch from "lucide-react/icons/user-round-search";
import { type FormEvent, useId, useState } from "react";
import { Form, Link, useLocation, useSubmit } from "react-router";
import { plain } from "#kit/register/related.ts";
import { Button } from "#kit/ui/button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import type { ChosenPerson } from "./people.ts";
import "./pemilih.css";

/** Above the records of one person: whose they are, and for those who keep them a way to another person. */
export function PegawaiPicker({ terpilih }: { readonly terpilih: ChosenPerson }) {
  const { pegawai, sendiri, pilihan } = terpilih;
  if (!pilihan) return null;
  return (
    <section className="pemilih" aria-label="Pegawai yang datanya ditampilkan">
      <p className="pemilih-siapa">
        <Icon of={UserRoundSearch} />
        <span>
          {pegawai ? (
            <>
              Data milik <b>{pegawai.nama}</b>
              {sendiri && " (Anda)"}
            </>
          ) : (
            "Pilih pegawai yang datanya hendak dilihat."
          )}
        </span>
        {pegawai && <Link to={`/administration/personil/${pegawai.id}`}>Lihat semua datanya</Link>}
      </p>
      <Picker key={pegawai?.id} pilihan={pilihan} />
    </section>
  );
}

function Picker({ pilihan }: { readonly pilihan: NonNullable<ChosenPerson["pilihan"]> }) {
  const { pathname } = useLocation();
  const submit = useSubmit();
  const id = useId();
  const [kata, setKata] = useState("");
  const idOf = (text: string) => pilihan.find(({ label }) => plain(label) === plain(text))?.value;
  const buka = (pegawai: string) => void submit({ pegawai }, { method: "get", action: pathname });
  const ketik = (text: string) => {
    setKata(text);
    const cocok = idOf(text);
    if (cocok) buka(cocok);
  };
  const kirim = (event: FormEvent) => {
    event.preventDefault();
    const mirip = idOf(kata) ?? pilihan.find(({ label }) => kata.trim() !== "" && plain(label).includes(plain(kata)))?.value;
    if (mirip) buka(mirip);
  };
  return (
    <Form method="get" action={pathname} role="search" className="pemilih-cari" onSubmit={kirim}>
      <label className="ui-hidden" htmlFor={id}>
        Cari pegawai lain
      </label>
      <input
        className="ui-input"
        id={id}
        type="search"
        list={`${id}-daftar`}
        autoComplete="off"
        placeholder="Nama atau NIP pegawai lain"
        value={kata}
        onChange={(event) => ketik(event.target.value)}
      />
      <datalist id={`${id}-daftar`}>
        {pilihan.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
      <Button type="submit">Buka</Button>
    </Form>
  );
}
