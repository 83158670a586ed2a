import { Fragment } from "react";
import type { Values } from "#kit/register/check.ts";
import { bedakan } from "./beda.ts";
import { bidang } from "./naskah.ts";

interface Props {
  readonly lama: Values;
  readonly baru: Values;
}

/** Field by field, line by line: what went and what came. */
export function Perbandingan({ lama, baru }: Props) {
  const berubah = Object.entries(bidang).filter(([nama]) => teks(lama[nama]) !== teks(baru[nama]));
  if (berubah.length === 0) return <p className="ui-muted">Tidak ada perbedaan isi.</p>;
  return (
    <dl className="redaksi-beda">
      {berubah.map(([nama, { label }]) => (
        <div key={nama}>
          <dt>{label}</dt>
          <dd>
            {bedakan(teks(lama[nama]), teks(baru[nama])).map(({ jenis, teks: baris }, nomor) => (
              <Fragment key={`${jenis}-${String(nomor)}`}>
                {jenis === "sama" ? <span>{baris}</span> : jenis === "baru" ? <ins>{baris}</ins> : <del>{baris}</del>}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const teks = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
