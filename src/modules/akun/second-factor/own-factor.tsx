import { useState } from "react";
import { formatMoment } from "#kit/dates.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "../confirmation/use-action.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import type { FactorResult } from "./receive-factor.server.ts";
import { CodeList } from "./screens/code-list.tsx";
import type { FactorState } from "./state.server.ts";
import "./screens/faktor.css";

const setup = "/dua-langkah?lanjut=/administration/password";

const savedSentences: Partial<Record<FactorResult["selesai"], string>> = {
  "lepas-aplikasi": "Aplikasi autentikator dilepas",
  "namai-kunci": "Nama kunci sandi diubah",
  "hapus-kunci": "Kunci sandi dihapus",
  "kode-baru": "Kode pemulihan baru dibuat",
};

/** A question before something that cannot be taken back. */
interface Tanya {
  readonly judul: string;
  readonly akibat: string;
  readonly ya: string;
  readonly kirim: Readonly<Record<string, string>>;
}

export type Bertanya = (tanya: Tanya) => void;

/** One's own second factor, on the page of one's own account. */
export function OwnFactor({ faktor }: { readonly faktor: FactorState }) {
  const say = useToast();
  const [tanya, setTanya] = useState<Tanya | null>(null);
  const [kode, setKode] = useState<readonly string[] | null>(null);
  const { kirim, busy, ditolak, dialog } = useAction<FactorResult>((hasil) => {
    say(savedSentences[hasil.selesai] ?? "Tersimpan");
    if (hasil.selesai === "kode-baru") setKode(hasil.kode);
  });
  const send = (values: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    kirim(form);
  };
  const terpasang = faktor.aplikasi !== null || faktor.kunci.length > 0;
  return (
    <Sheet title="Verifikasi dua langkah" aside={<Install faktor={faktor} />}>
      {ditolak && (
        <p className="akun-tolak" role="alert">
          {ditolak.sentence}
        </p>
      )}
      {!terpasang && (
        <p className="ui-sheet-body">
          Belum terpasang. Dengan langkah kedua, orang yang tahu password Anda tetap tidak dapat masuk, dan password Anda boleh lebih
          pendek.
        </p>
      )}
      {faktor.aplikasi && (
        <AuthenticatorApp
          sejak={faktor.aplikasi}
          terakhir={faktor.kunci.length === 0}
          lepas={mayRemove(faktor)}
          busy={busy}
          onTanya={setTanya}
        />
      )}
      <PasskeyList
        kunci={faktor.kunci}
        hapus={mayRemove(faktor)}
        busy={busy}
        onTanya={setTanya}
        onNamai={(id, nama) => send({ aksi: "namai-kunci", id, nama })}
      />
      {terpasang && <Recovery sisa={faktor.sisaKode} kode={kode} busy={busy} onTanya={setTanya} />}
      <ConfirmDialog
        open={tanya !== null}
        title={tanya?.judul ?? ""}
        confirm={tanya?.ya ?? ""}
        danger
        onClose={() => setTanya(null)}
        onConfirm={() => {
          if (tanya) send(tanya.kirim);
          setTanya(null);
        }}
      >
        {tanya?.akibat}
      </ConfirmDialog>
      {dialog}
    </Sheet>
  );
}

function Install({ faktor: { aplikasi, kunci, bisaKunci } }: { readonly faktor: FactorState }) {
  const label = aplikasi === null && kunci.length === 0 ? "Pasang" : bisaKunci ? "Tambah cara" : "Ganti aplikasi";
  return <ButtonLink to={setup}>{label}</ButtonLink>;
}

/** Who decides or signs keeps at least one way: the last is exchanged, never taken off. */
export const mayRemove = ({ wajib, aplikasi, kunci }: Pick<FactorState, "wajib" | "aplikasi" | "kunci">): boolean =>
  !wajib || Number(aplikasi !== null) + kunci.length > 1;

export const removalEffect = (terakhir: boolean): string =>
  `Kode dari aplikasi itu tidak berlaku lagi. ${
    terakhir
      ? "Tanpa langkah kedua, password Anda perlu paling sedikit 15 karakter."
      : "Kunci sandi Anda tetap menjadi langkah kedua setiap kali Anda masuk."
  }`;

interface BagianProps {
  readonly busy: boolean;
  readonly onTanya: Bertanya;
}

interface AuthenticatorAppProps extends BagianProps {
  readonly sejak: Date;
  /** Nothing but the app stands behind the password. */
  readonly terakhir: boolean;
  readonly lepas: boolean;
}

function AuthenticatorApp({ sejak, terakhir, lepas, busy, onTanya }: AuthenticatorAppProps) {
  const tanya = {
    judul: "Lepas aplikasi autentikator?",
    akibat: removalEffect(terakhir),
    ya: "Lepas",
    kirim: { aksi: "lepas-aplikasi" },
  };
  return (
    <div className="faktor-baris">
      <p>
        <b>Aplikasi autentikator</b>
        <small>
          Terpasang sejak {formatMoment(sejak)}
          {lepas ? "" : ". Akun Anda wajib memakai langkah kedua: pasang dahulu cara lain bila ingin melepas yang ini"}
        </small>
      </p>
      {lepas && (
        <Button busy={busy} onClick={() => onTanya(tanya)}>
          Lepas
        </Button>
      )}
    </div>
  );
}

function Recovery({ sisa, kode, busy, onTanya }: BagianProps & { readonly sisa: number; readonly kode: readonly string[] | null }) {
  const tanya = {
    judul: "Buat kode pemulihan baru?",
    akibat: "Sepuluh kode baru ditampilkan satu kali. Semua kode yang lama tidak berlaku lagi.",
    ya: "Buat kode baru",
    kirim: { aksi: "kode-baru" },
  };
  return (
    <>
      <div className="faktor-baris">
        <p>
          <b>Kode pemulihan</b>
          <small>{sisa > 3 ? `Tersisa ${sisa} kode` : `Tinggal ${sisa} kode. Buat yang baru sebelum habis.`}</small>
        </p>
        <Button busy={busy} onClick={() => onTanya(tanya)}>
          Buat kode baru
        </Button>
      </div>
      {kode && (
        <div className="faktor-baru">
          <p>Simpan sekarang: kode ini tidak akan tampil lagi.</p>
          <CodeList kode={kode} />
        </div>
      )}
    </>
  );
}
