import Camera from "lucide-react/icons/camera";
import FileSearch from "lucide-react/icons/file-search";
import Keyboard from "lucide-react/icons/keyboard";
import { type DragEvent, type FormEvent, useId, useState } from "react";
import { FileButton } from "#kit/ui/field/file-button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Scanner } from "#kit/ui/scan/scanner.tsx";

/** With the camera; only opened when asked for. */
export function Scan({ onBaca, siap }: { readonly onBaca: (read: string) => void; readonly siap: boolean }) {
  const [buka, setBuka] = useState(false);
  return (
    <section className="alat perlu-skrip">
      <h2>
        <Icon of={Camera} /> Pindai kode QR
      </h2>
      {buka ? (
        <>
          <Scanner
            onCode={(code) => {
              setBuka(false);
              onBaca(code);
            }}
          />
          <button type="button" className="tbl garis" onClick={() => setBuka(false)}>
            Tutup kamera
          </button>
        </>
      ) : (
        <>
          <p>Arahkan kamera ponsel ke kode QR pada surat. Surat diperiksa di perangkat Anda, juga tanpa internet.</p>
          <button type="button" className="tbl" disabled={!siap} onClick={() => setBuka(true)}>
            Buka kamera
          </button>
        </>
      )}
    </section>
  );
}

interface KetikProps {
  readonly kode: string;
  readonly salah: string | null;
  readonly busy: boolean;
  readonly onKetik: (typed: string) => void;
}

/** For everybody else; where no script runs the browser sends it. */
export function Typed({ kode, salah, busy, onKetik }: KetikProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onKetik(String(new FormData(event.currentTarget).get("kode") ?? ""));
  };
  return (
    <section className="alat">
      <h2>
        <Icon of={Keyboard} /> Ketik kode
      </h2>
      <form method="get" action="/verifikasi" onSubmit={submit}>
        <label htmlFor="kode">Kode surat, 12 huruf dan angka</label>
        <p className="petunjuk" id="kode-letak">
          Tertulis dalam kalimat terakhir surat, sesudah kata “dengan kode”.
        </p>
        <input
          id="kode"
          name="kode"
          defaultValue={kode}
          required
          maxLength={24}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="XXXX-XXXX-XXXX"
          aria-invalid={salah ? true : undefined}
          aria-describedby={salah ? "kode-letak kode-salah" : "kode-letak"}
        />
        {salah && (
          <p className="salah" id="kode-salah" role="alert">
            {salah}
          </p>
        )}
        <button type="submit" className="tbl" disabled={busy}>
          {busy ? "Memeriksa..." : "Periksa"}
        </button>
      </form>
    </section>
  );
}

/** A file never leaves the device. */
export function Berkas({ onBerkas, siap }: { readonly onBerkas: (file: File) => void; readonly siap: boolean }) {
  const id = useId();
  const [di, setDi] = useState(false);
  const hold = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setDi(inside);
  };
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onBerkas(file);
  };
  return (
    <section
      className="alat perlu-skrip"
      data-di={di ? "" : undefined}
      aria-labelledby={id}
      onDragOver={(event) => hold(event, true)}
      onDragLeave={(event) => hold(event, false)}
      onDrop={(event) => {
        hold(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <h2 id={id}>
        <Icon of={FileSearch} /> Periksa berkas
      </h2>
      <p>Seret berkas PDF surat ke sini, atau pilih berkasnya. Foto kode QR juga boleh. Berkas tidak dikirim ke mana pun.</p>
      <FileButton
        id={`${id}-berkas`}
        look="tbl garis"
        accept="application/pdf,image/*"
        disabled={!siap}
        onChange={({ target }) => {
          take(target.files);
          target.value = "";
        }}
      >
        Pilih berkas
      </FileButton>
    </section>
  );
}
