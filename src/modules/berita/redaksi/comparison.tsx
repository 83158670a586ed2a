import { Fragment } from "react";
import type { Values } from "#kit/register/check.ts";
import { diff } from "./diff.ts";
import { fields } from "./naskah.ts";

interface Props {
  readonly lama: Values;
  readonly baru: Values;
}

/** Field by field, line by line: what went and what came. */
export function Comparison({ lama, baru }: Props) {
  const berubah = Object.entries(fields).filter(([nama]) => text(lama[nama]) !== text(baru[nama]));
  if (berubah.length === 0) return <p className="ui-muted">Tidak ada perbedaan isi.</p>;
  return (
    <dl className="redaksi-beda">
      {berubah.map(([nama, { label }]) => (
        <div key={nama}>
          <dt>{label}</dt>
          <dd>
            {diff(text(lama[nama]), text(baru[nama])).map(({ jenis, teks: baris }, nomor) => (
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

const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
