import { useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { forgetDrafts } from "#kit/ui/form/draft.ts";
import { alamatCatat, alamatKios, alamatPerangkat } from "../alamat.ts";
import { sebutanJenis } from "../perangkat/sebutan.ts";
import type { JenisPerangkat } from "../perangkat/tables.ts";
import { lupakanBekal } from "../siswa/luring/gudang.ts";

interface Props {
  readonly masuk: boolean;
  readonly boleh: boolean;
  /** Who it is was proved a moment ago. */
  readonly segar: boolean;
  readonly ditolak: string | undefined;
}

/** Before a device is one of the school's: only the office asks for it, on the device itself. */
export function BukaKios({ masuk, boleh, segar, ditolak }: Props) {
  if (!boleh)
    return (
      <>
        <p>
          Perangkat ini belum dibuka sebagai kios.{" "}
          {masuk ? "Hanya Tata Usaha yang dapat mengajukannya." : "Tata Usaha masuk di perangkat ini untuk mengajukannya."}
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
        Ajukan hanya perangkat milik madrasah, di jaringan madrasah, di tempat yang terlihat petugas. Perangkat mulai mencatat sesudah orang
        kedua memeriksanya. Begitu diajukan, akun Anda keluar dari perangkat ini.
      </p>
      {ditolak && (
        <p className="ui-error" role="alert">
          {ditolak}
        </p>
      )}
      {segar ? (
        <FormulirAjukan />
      ) : (
        <div className="ui-actions">
          <ButtonLink look="primary" to={`/konfirmasi?lanjut=${encodeURIComponent(alamatKios)}`}>
            Konfirmasi bahwa ini Anda
          </ButtonLink>
        </div>
      )}
      <ButtonLink to={alamatPerangkat}>Kembali ke Perangkat Absensi</ButtonLink>
    </>
  );
}

const FormulirAjukan = () => (
  <Form method="post" action="?buka" reloadDocument className="kios-buka" onSubmit={lupakanSemua}>
    <label className="ui-label" htmlFor="nama">
      Nama perangkat
    </label>
    <input className="ui-input" id="nama" name="nama" maxLength={60} defaultValue="Meja piket" />
    <Button type="submit" name="jenis" value="kios" look="primary">
      Ajukan sebagai kios PIN
    </Button>
    <Button type="submit" name="jenis" value="layar">
      Ajukan sebagai layar kode
    </Button>
  </Form>
);

const tanyaMs = 5000;

/** The device waits until somebody else has stood before it. */
export function MenungguPeriksa({ kode, jenis }: { readonly kode: string; readonly jenis: JenisPerangkat }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const detak = setInterval(() => void revalidate(), tanyaMs);
    return () => clearInterval(detak);
  }, [revalidate]);
  return (
    <div className="kios-menunggu" role="status">
      <p>
        {sebutanJenis[jenis]} ini menunggu diperiksa orang kedua: rekan di Tata Usaha atau Kepala Madrasah yang berdiri di depan perangkat
        ini, membuka Perangkat Absensi di portal, lalu mengetik kode berikut.
      </p>
      <b>{`${kode.slice(0, 3)} ${kode.slice(3)}`}</b>
    </div>
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
