import { type FieldsName, labels, registrationFields } from "../../fields.ts";
import type { Typed } from "./draft.ts";
import { Icon } from "./icons.tsx";

interface Props {
  readonly sentence: string;
  /** What was sent a moment too late: shown, so that it can be written down. */
  readonly typed: Typed | undefined;
}

export function Closed({ sentence, typed }: Props) {
  const said = Object.entries(typed ?? {}).flatMap(([name, value]) =>
    name in registrationFields && value !== ""
      ? [{ label: registrationFields[name as FieldsName].label, value: labels(name as FieldsName, value) }]
      : [],
  );
  return (
    <section className="lembar tutup" aria-labelledby="tutup">
      <Icon name="clock" />
      <div>
        <h2 id="tutup">Belum waktunya mendaftar</h2>
        <p>{sentence}</p>
        {said.length > 0 ? (
          <details open>
            <summary>Isian Anda yang belum terkirim</summary>
            <dl>
              {said.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        ) : null}
        <p className="baris">
          <a className="tbl" href="/informasi/ppdb">
            Info PPDB
          </a>
          <a className="tbl garis" href="/daftar/status">
            Status pendaftaran
          </a>
          <a className="tbl garis" href="/">
            Kembali ke Beranda
          </a>
        </p>
      </div>
    </section>
  );
}
