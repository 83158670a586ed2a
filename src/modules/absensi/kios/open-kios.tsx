import { useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { forgetDrafts } from "#kit/ui/form/draft.ts";
import { Pintu, Reject } from "#modules/akun/index.tsx";
import { kiosPath, perangkatPath, recordPath } from "../paths.ts";
import type { JenisPerangkat } from "../perangkat/labels.ts";
import { jenisLabels, luarJaringan } from "../perangkat/labels.ts";
import { forgetBundle } from "../siswa/offline/store.ts";

interface Props {
  readonly masuk: boolean;
  readonly boleh: boolean;
  /** Who it is was proved a moment ago. */
  readonly segar: boolean;
  /** What the device was called, and why it is closed. */
  readonly nama: string | null;
  readonly sebab: string | null;
  readonly ditolak: string | undefined;
}

/** Before a device is one of the school's, or when it is none any more: only the office asks for it, on the device itself. */
export const OpenKios = ({ nama, sebab, ...props }: Props) => (
  <Pintu sapa={greeting} {...(props.boleh ? { kembali: { to: perangkatPath } } : {})}>
    <h1>{nama ?? "Kios kehadiran"}</h1>
    {sebab && <Reject>{sebab}</Reject>}
    {props.boleh ? <OfficeContent {...props} /> : <StrangerContent {...props} lama={sebab !== null} />}
  </Pintu>
);

const greeting = {
  judul: "Absensi",
  kalimat: "Guru dan pegawai mencatat kehadiran di perangkat milik madrasah, dengan PIN atau kode di layar.",
} as const;

function OfficeContent({ segar, ditolak }: Pick<Props, "segar" | "ditolak">) {
  return (
    <>
      <p>
        Ajukan hanya perangkat milik madrasah, di jaringan madrasah, di tempat yang terlihat petugas. Perangkat mulai mencatat sesudah orang
        kedua memeriksanya. Begitu diajukan, akun Anda keluar dari perangkat ini.
      </p>
      {ditolak && <Reject>{ditolak}</Reject>}
      {segar ? (
        <ProposeForm />
      ) : (
        <p className="pintu-lanjut">
          <ButtonLink look="primary" to={`/konfirmasi?lanjut=${encodeURIComponent(kiosPath)}`}>
            Konfirmasi bahwa ini Anda
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function StrangerContent({ masuk, lama }: Pick<Props, "masuk"> & { readonly lama: boolean }) {
  if (masuk)
    return (
      <>
        <p>
          {lama ? "" : "Perangkat ini belum menjadi kios. "}Hanya Tata Usaha yang dapat mengajukannya. Untuk mencatat kehadiran Anda
          sendiri, pakai halaman Catat Kehadiran.
        </p>
        <p className="pintu-lanjut">
          <ButtonLink look="primary" to={recordPath}>
            Catat kehadiran saya
          </ButtonLink>
        </p>
      </>
    );
  return (
    <>
      {!lama && <p>Halaman ini untuk perangkat absensi milik madrasah. Perangkat yang Anda pakai belum menjadi salah satunya.</p>}
      <p className="pintu-lanjut">
        Anda petugas Tata Usaha? <a href={`/login?lanjut=${encodeURIComponent(kiosPath)}`}>Masuk untuk mengajukan perangkat ini</a>
      </p>
    </>
  );
}

/** The device stands where it must not record, until it is back in the school's network. */
export function OutsideNetwork({ nama }: { readonly nama: string }) {
  useRepeatedLoad();
  return (
    <Pintu sapa={greeting} kembali="tidak">
      <h1>{nama}</h1>
      <Reject>{luarJaringan}</Reject>
    </Pintu>
  );
}

const ProposeForm = () => (
  <Form method="post" action="?buka" reloadDocument className="kios-buka" onSubmit={forgetAll}>
    <div className="ui-field">
      <label className="ui-label" htmlFor="nama">
        Nama perangkat
      </label>
      <input className="ui-input" id="nama" name="nama" maxLength={60} defaultValue="Meja piket" />
    </div>
    <div className="ui-actions">
      <Button type="submit" name="jenis" value="kios" look="primary">
        Ajukan sebagai kios PIN
      </Button>
      <Button type="submit" name="jenis" value="layar">
        Ajukan sebagai layar kode
      </Button>
    </div>
  </Form>
);

/** The device waits until somebody else has stood before it. */
export function WaitingCheck({ nama, kode, jenis }: { readonly nama: string; readonly kode: string; readonly jenis: JenisPerangkat }) {
  useRepeatedLoad();
  return (
    <Pintu sapa={greeting} kembali="tidak">
      <h1>{nama}</h1>
      <div className="kios-menunggu" role="status">
        <p>{jenisLabels[jenis]} ini menunggu diperiksa orang kedua. Kode untuk memeriksanya:</p>
        <b>{`${kode.slice(0, 3)} ${kode.slice(3)}`}</b>
        <p>
          Rekan di Tata Usaha atau Kepala Madrasah berdiri di depan perangkat ini, membuka Perangkat Absensi di portal, lalu mengetik kode
          itu.
        </p>
      </div>
    </Pintu>
  );
}

const askMs = 5000;

/** Nobody stands at the device to load the page anew. */
function useRepeatedLoad() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const detak = setInterval(() => void revalidate(), askMs);
    return () => clearInterval(detak);
  }, [revalidate]);
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
