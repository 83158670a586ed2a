import { useId } from "react";
import { Form, useLocation } from "react-router";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { seriOptions } from "../../jalur/seri.ts";
import { jurusanOptions } from "../../jurusan.ts";
import { isKomponen, komponenInSentence } from "../../nilai/komponen.ts";
import { seleksiPpdbPath } from "../../paths.ts";
import type { JalurRingkas } from "../load-seleksi.server.ts";

interface Props {
  readonly gelombang: string;
  readonly jalur: JalurRingkas;
  /** Of the period: what paths without a quota of their own share. */
  readonly kuota: number;
}

/** Other rules for one path; what is tried out for the other paths goes along. */
export function TryForm({ gelombang, jalur: { jenis, aturan }, kuota }: Props) {
  const own = `coba.${jenis}.`;
  const others = [...new URLSearchParams(useLocation().search)].filter(
    ([name]) => name.startsWith("coba.") && name !== "coba.periode.kuota" && !name.startsWith(own),
  );
  const weights = Object.entries(aturan.bobot).filter(([komponen]) => isKomponen(komponen));
  return (
    <Form method="get" className="seleksi-isian" key={`${jenis} ${kuota} ${JSON.stringify(aturan)}`}>
      <input type="hidden" name="gelombang" value={gelombang} />
      <input type="hidden" name="jalur" value={jenis} />
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {aturan.kuota === null && <NumberPiece name="coba.periode.kuota" label="Kuota periode" value={kuota} />}
      <NumberPiece name={`${own}kuota`} label="Kuota jalur" value={aturan.kuota} />
      <NumberPiece name={`${own}cadangan`} label="Cadangan" value={aturan.cadangan} />
      {jurusanOptions.map(({ value, label }) => (
        <NumberPiece key={value} name={`${own}program.${value}`} label={`Kuota ${label}`} value={aturan.program[value] ?? null} />
      ))}
      {weights.map(([komponen, weight]) => (
        <NumberPiece
          key={komponen}
          name={`${own}bobot.${komponen}`}
          label={`Bobot ${isKomponen(komponen) ? komponenInSentence(komponen) : komponen} (%)`}
          value={weight}
        />
      ))}
      {["pertama", "kedua", "ketiga"].map((word, place) => (
        <SeriPiece key={word} name={`${own}seri.${place + 1}`} label={`Penentu ${word}`} value={aturan.seri[place] ?? ""} />
      ))}
      <p className="ui-hint seleksi-lebar">
        Angka yang dikosongkan dihitung menurut aturan. Bila semua penentu sama, yang mendaftar lebih dulu di atas.
      </p>
      <p className="ui-actions">
        <Button type="submit" look="primary">
          Hitung percobaan
        </Button>
        <ButtonLink look="quiet" to={`${seleksiPpdbPath}?gelombang=${gelombang}&jalur=${jenis}`}>
          Menurut aturan
        </ButtonLink>
      </p>
    </Form>
  );
}

interface PieceProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | null;
}

function NumberPiece({ name, label, value }: PieceProps) {
  const id = useId();
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <input className="ui-input" id={id} name={name} inputMode="numeric" pattern="[0-9]{0,5}" maxLength={5} defaultValue={value ?? ""} />
    </div>
  );
}

function SeriPiece({ name, label, value }: Omit<PieceProps, "value"> & { readonly value: string }) {
  const id = useId();
  return (
    <div className="ui-field seleksi-penentu">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <select className="ui-input" id={id} name={name} defaultValue={value}>
        <option value="">–</option>
        {seriOptions.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  );
}
