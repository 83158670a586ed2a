import { useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { forgetDrafts } from "#kit/ui/form/draft.ts";
import { kiosPath, perangkatPath, recordPath } from "../paths.ts";
import { jenisLabels } from "../perangkat/labels.ts";
import type { JenisPerangkat } from "../perangkat/tables.ts";
import { forgetBundle } from "../siswa/offline/store.ts";

interface Props {
  readonly masuk: boolean;
  readonly boleh: boolean;
  /** Who it is was proved a moment ago. */
  readonly segar: boolean;
  readonly ditolak: string | undefined;
}

/** Before a device is one of the school's: only the office asks for it, on the device itself. */
export function OpenKios({ masuk, boleh, segar, ditolak }: Props) {
  if (!boleh)
    return (
      <>
        <p>
          Perangkat ini belum dibuka sebagai kios.{" "}
          {masuk ? "Hanya Tata Usaha yang dapat mengajukannya." : "Tata Usaha masuk di perangkat ini untuk mengajukannya."}
        </p>
        <div className="ui-actions">
          {masuk ? (
            <ButtonLink to={recordPath}>Catat kehadiran saya</ButtonLink>
          ) : (
            <a className="ui-button primary" href={`/login?lanjut=${encodeURIComponent(kiosPath)}`}>
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
        <ProposeForm />
      ) : (
        <div className="ui-actions">
          <ButtonLink look="primary" to={`/konfirmasi?lanjut=${encodeURIComponent(kiosPath)}`}>
            Konfirmasi bahwa ini Anda
          </ButtonLink>
        </div>
      )}
      <ButtonLink to={perangkatPath}>Kembali ke Perangkat Absensi</ButtonLink>
    </>
  );
}

const ProposeForm = () => (
  <Form method="post" action="?buka" reloadDocument className="kios-buka" onSubmit={forgetAll}>
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

const askMs = 5000;

/** The device waits until somebody else has stood before it. */
export function WaitingCheck({ kode, jenis }: { readonly kode: string; readonly jenis: JenisPerangkat }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const detak = setInterval(() => void revalidate(), askMs);
    return () => clearInterval(detak);
  }, [revalidate]);
  return (
    <div className="kios-menunggu" role="status">
      <p>
        {jenisLabels[jenis]} ini menunggu diperiksa orang kedua: rekan di Tata Usaha atau Kepala Madrasah yang berdiri di depan perangkat
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
function forgetAll(): void {
  forgetDrafts();
  // A browser that keeps nothing has nothing to forget.
  void forgetBundle().catch(() => undefined);
}
