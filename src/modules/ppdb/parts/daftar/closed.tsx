import { Icon } from "./icons.tsx";
import type { Unsent } from "./unsent.server.ts";

interface Props {
  readonly sentence: string;
  readonly unsent: readonly Unsent[];
}

export function Closed({ sentence, unsent }: Props) {
  return (
    <section className="lembar tutup" aria-labelledby="tutup">
      <Icon name="clock" />
      <div>
        <h2 id="tutup">Belum waktunya mendaftar</h2>
        <p>{sentence}</p>
        {unsent.length > 0 ? (
          <details open>
            <summary>Isian Anda yang belum terkirim</summary>
            <dl>
              {unsent.map(({ label, value }) => (
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
