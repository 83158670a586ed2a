import { type FormEvent, useState } from "react";
import { formatMoment } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import type { Bertanya } from "./own-factor.tsx";
import type { Passkey } from "./passkey.server.ts";

interface Props {
  readonly kunci: readonly Passkey[];
  /** The last way of who must have one stays. */
  readonly hapus: boolean;
  readonly busy: boolean;
  readonly onTanya: Bertanya;
  readonly onNamai: (id: string, nama: string) => void;
}

/** One's passkeys; nothing where there are none. */
export const PasskeyList = ({ kunci, ...rest }: Props) => kunci.map((satu) => <PasskeyLine key={satu.id} kunci={satu} {...rest} />);

function PasskeyLine({ kunci, hapus: bolehHapus, busy, onTanya, onNamai }: Omit<Props, "kunci"> & { readonly kunci: Passkey }) {
  const [menamai, setMenamai] = useState(false);
  const hapus = {
    judul: `Hapus kunci sandi “${kunci.nama}”?`,
    akibat: "Perangkat itu tidak dapat lagi dipakai untuk masuk.",
    ya: "Hapus",
    kirim: { aksi: "hapus-kunci", id: kunci.id },
  };
  if (menamai) {
    return (
      <Naming
        kunci={kunci}
        onBatal={() => setMenamai(false)}
        onSimpan={(nama) => {
          setMenamai(false);
          onNamai(kunci.id, nama);
        }}
      />
    );
  }
  return (
    <div className="faktor-baris">
      <p>
        <b>{kunci.nama}</b>
        <small>
          Kunci sandi{kunci.tersinkron ? " yang tersinkron" : ""}, dibuat {formatMoment(kunci.createdAt)},{" "}
          {kunci.lastUsedAt ? `terakhir dipakai ${formatMoment(kunci.lastUsedAt)}` : "belum pernah dipakai"}
          {bolehHapus ? "" : ". Akun Anda wajib memakai langkah kedua: pasang dahulu cara lain bila ingin menghapus yang ini"}
        </small>
      </p>
      <span className="faktor-tombol">
        <Button onClick={() => setMenamai(true)} aria-label={`Ubah nama ${kunci.nama}`}>
          Ubah nama
        </Button>
        {bolehHapus && (
          <Button busy={busy} onClick={() => onTanya(hapus)} aria-label={`Hapus ${kunci.nama}`}>
            Hapus
          </Button>
        )}
      </span>
    </div>
  );
}

interface MenamaiProps {
  readonly kunci: Passkey;
  readonly onSimpan: (nama: string) => void;
  readonly onBatal: () => void;
}

function Naming({ kunci, onSimpan, onBatal }: MenamaiProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSimpan(String(new FormData(event.currentTarget).get("nama") ?? ""));
  };
  return (
    <form className="faktor-baris" onSubmit={submit}>
      <div className="ui-field">
        <label className="ui-label" htmlFor={`nama-${kunci.id}`}>
          Nama kunci sandi
        </label>
        <input id={`nama-${kunci.id}`} name="nama" className="ui-input" defaultValue={kunci.nama} maxLength={60} required />
      </div>
      <span className="faktor-tombol">
        <Button onClick={onBatal}>Batal</Button>
        <Button type="submit" look="primary">
          Simpan
        </Button>
      </span>
    </form>
  );
}
