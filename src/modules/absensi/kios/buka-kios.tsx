import { Form } from "react-router";
import { dayOf, formatDay } from "#kit/dates.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { forgetDrafts } from "#kit/ui/form/draft.ts";
import { alamatCatat, alamatKehadiran, alamatKios } from "../alamat.ts";
import { lupakanBekal } from "../siswa/luring/gudang.ts";
import type { KiosTerbuka } from "./perangkat-kios.server.ts";

interface Props {
  readonly masuk: boolean;
  readonly boleh: boolean;
  readonly terbuka: readonly KiosTerbuka[];
}

/** Before a device is a kiosk: only the office makes it one, on the device itself. */
export function BukaKios({ masuk, boleh, terbuka }: Props) {
  if (!boleh)
    return (
      <>
        <p>
          Perangkat ini belum dibuka sebagai kios.{" "}
          {masuk ? "Hanya Tata Usaha yang dapat membukanya." : "Tata Usaha masuk di perangkat ini untuk membukanya."}
        </p>
        <div className="ui-actions">
          {masuk ? (
            <ButtonLink to={alamatCatat}>Catat kehadiran saya</ButtonLink>
          ) : (
            <a className="ui-button primary" href={`/login?lanjut=${encodeURIComponent(alamatKios)}`}>
              Masuk
            </a>
          )}
        </div>
      </>
    );
  return (
    <>
      <p>
        Kios dipakai pegawai tanpa ponsel: mereka mengetik PIN, lalu menyentuh Masuk atau Pulang. Buka hanya di perangkat milik madrasah,
        dan taruh di tempat yang terlihat petugas. Begitu dibuka, akun Anda keluar dari perangkat ini.
      </p>
      <Form method="post" action="?buka" reloadDocument className="kios-buka" onSubmit={lupakanSemua}>
        <label className="ui-label" htmlFor="nama">
          Nama kios
        </label>
        <input className="ui-input" id="nama" name="nama" maxLength={60} defaultValue="Meja piket" />
        <Button type="submit" name="aksi" value="buka" look="primary">
          Buka kios di perangkat ini
        </Button>
      </Form>
      <KiosLain terbuka={terbuka} />
      <ButtonLink to={alamatKehadiran}>Kembali ke Kehadiran</ButtonLink>
    </>
  );
}

function KiosLain({ terbuka }: Pick<Props, "terbuka">) {
  if (terbuka.length === 0) return null;
  return (
    <section className="kios-terbuka" aria-labelledby="kios-terbuka">
      <h2 id="kios-terbuka">Kios yang terbuka</h2>
      <p>Perangkatnya hilang, rusak atau diganti? Tutup kiosnya di sini, dari perangkat mana saja; sejak itu tidak dapat dipakai lagi.</p>
      <ul>
        {terbuka.map(({ id, nama, dibukaOleh, dibukaPada, berlakuSampai }) => (
          <li key={id}>
            <span>
              <b>{nama}</b>
              <small>
                Dibuka {dibukaOleh}, {formatDay(dayOf(dibukaPada))}. Berlaku sampai {formatDay(dayOf(berlakuSampai))}.
              </small>
            </span>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="aksi" value="tutup" aria-label={`Tutup kios ${nama}`}>
                Tutup
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * As when signing out: the clerk's own things do not stay on a device that stands among people. The pages that open without a
 * network go by the address to which this form is sent.
 */
function lupakanSemua(): void {
  forgetDrafts();
  // A browser that keeps nothing has nothing to forget.
  void lupakanBekal().catch(() => undefined);
}
