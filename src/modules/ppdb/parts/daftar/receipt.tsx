import { useEffect } from "react";
import { statusPath } from "../../paths.ts";
import { Icon } from "./icons.tsx";
import type { Receipt as Received } from "./send.ts";

interface ReceiptProps {
  readonly receipt: Received;
  readonly name: string;
  /** It came back just now: the person hears of it. */
  readonly fresh: boolean;
  /** Takes the number off this device; absent where it is not kept. */
  readonly forget: (() => void) | undefined;
}

export function Receipt({ receipt: { nomor, bukti, peringatan, berbeda }, name, fresh, forget }: ReceiptProps) {
  useEffect(() => {
    if (fresh) document.getElementById("terima")?.focus();
  }, [fresh]);
  return (
    <section className="lembar terima" aria-labelledby="terima">
      <h2 id="terima" tabIndex={-1}>
        <Icon name="done" /> Pendaftaran Berhasil!
      </h2>
      <p className="ket">Ini nomor pendaftaran {name}. Simpan buktinya, lalu kirim berkasnya di halaman status.</p>
      <p className="nomor">{nomor}</p>
      {berbeda ? (
        <p className="awas">
          <Icon name="warning" />
          <span>Kiriman pertama sudah kami terima. Perubahan sesudahnya belum tercatat, sampaikan kepada panitia.</span>
        </p>
      ) : null}
      {peringatan.map((kalimat) => (
        <p className="awas" key={kalimat}>
          <Icon name="warning" />
          <span>{kalimat}</span>
        </p>
      ))}
      <div className="baris">
        <a className="tbl" href={`/daftar/bukti/${bukti}/unduh`}>
          <Icon name="download" /> Unduh bukti (PDF)
        </a>
        <a className="tbl garis" href={`/daftar/bukti/${bukti}`}>
          <Icon name="printer" /> Lihat dan cetak
        </a>
        {/* Opens it without number and birth date: the next step of a family is there. */}
        <form method="post" action={statusPath}>
          <input type="hidden" name="rahasia" value={bukti} />
          <button type="submit" className="tbl garis" name="aksi" value="bukti">
            Lihat status pendaftaran
          </button>
        </form>
        {forget ? (
          <button type="button" className="tautan" onClick={forget}>
            Hapus dari perangkat ini
          </button>
        ) : null}
      </div>
    </section>
  );
}
