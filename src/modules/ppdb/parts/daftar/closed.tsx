import { Icon } from "./icons.tsx";

export function Closed({ sentence }: { sentence: string }) {
  return (
    <section className="lembar tutup" aria-labelledby="tutup">
      <Icon name="clock" />
      <div>
        <h2 id="tutup">Belum waktunya mendaftar</h2>
        <p>{sentence}</p>
        <p className="baris">
          <a className="tbl" href="/informasi/ppdb">
            Info PPDB
          </a>
          <a className="tbl garis" href="/">
            Kembali ke Beranda
          </a>
        </p>
      </div>
    </section>
  );
}
