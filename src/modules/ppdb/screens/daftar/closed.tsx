import { useAddresses } from "#kit/ui/addresses.ts";
import { Icon } from "./icons.tsx";

const info = "/informasi/ppdb";

export function Closed({ sentence }: { sentence: string }) {
  const { open } = useAddresses();
  return (
    <section className="lembar tutup" aria-labelledby="tutup">
      <Icon name="clock" />
      <div>
        <h2 id="tutup">Belum waktunya mendaftar</h2>
        <p>{sentence}</p>
        <p className="baris">
          {open.includes(info) ? (
            <a className="tbl" href={info}>
              Info PPDB
            </a>
          ) : null}
          <a className="tbl garis" href="/">
            Kembali ke Beranda
          </a>
        </p>
      </div>
    </section>
  );
}
