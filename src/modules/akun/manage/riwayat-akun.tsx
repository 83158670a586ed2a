import { Sheet } from "#kit/ui/sheet.tsx";
import { Steps } from "#kit/ui/steps.tsx";
import type { AkunDetail } from "./akun-detail.server.ts";

const labels: Readonly<Record<string, string>> = {
  create: "Akun dibuat",
  update: "Identitas atau peran diubah",
  invite: "Undangan dibuat",
  "password-link": "Tautan ganti password dibuat",
  "accept-invitation": "Password dibuat lewat undangan",
  "change-password": "Password diganti",
  disable: "Dinonaktifkan",
  enable: "Diaktifkan",
  "end-sessions": "Sesi diakhiri",
  "sign-in": "Masuk",
  "sign-out": "Keluar",
  "sign-in-slowed": "Beberapa kali salah password, percobaan diperlambat",
  confirm: "Konfirmasi identitas",
  "second-factor-added": "Verifikasi dua langkah dipasang",
  "second-factor-removed": "Verifikasi dua langkah dilepas",
  "second-factor-reset": "Verifikasi dua langkah dilepas administrator",
  "way-in-ended": "Password dan verifikasi dua langkah dihapus karena kewenangan baru",
  "second-factor-slowed": "Beberapa kali salah kode, percobaan diperlambat",
  "recovery-codes-made": "Kode pemulihan baru dibuat",
  "recovery-code-used": "Memakai kode pemulihan",
  "passkey-renamed": "Nama kunci sandi diubah",
};

/** What happened to the account lately, newest first. */
export function RiwayatAkun({ riwayat }: Pick<AkunDetail, "riwayat">) {
  return (
    <Sheet title="Riwayat terakhir">
      {riwayat.length === 0 ? (
        <p className="ui-sheet-body ui-muted">Belum ada yang tercatat.</p>
      ) : (
        <Steps
          steps={riwayat.map(({ id, at, action, actorName }) => ({ id, at, who: actorName, what: labels[action] ?? "Perubahan lain" }))}
        />
      )}
    </Sheet>
  );
}
