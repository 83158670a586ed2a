import { useState } from "react";
import { formatClock } from "#kit/dates.ts";
import { Icon } from "./icons.tsx";
import type { Wizard } from "./use-wizard.ts";

/** The foot of a step. The ways between steps appear once they work; the button that sends is always there. */
export function Actions({ number, wizard }: { number: number; wizard: Wizard }) {
  return (
    <div className="kaki-langkah">
      <div className="tombol-langkah">
        {number > 1 ? (
          <button type="button" className="tbl garis antar" onClick={() => wizard.go(number - 1)}>
            <Icon name="back" /> Sebelumnya
          </button>
        ) : null}
        {number < 4 ? (
          <button type="button" className="tbl antar maju" onClick={() => wizard.go(number + 1)}>
            Selanjutnya <Icon name="next" />
          </button>
        ) : (
          <button
            type="submit"
            className="tbl maju"
            disabled={wizard.ready && (!wizard.agreed || wizard.sending)}
            aria-busy={wizard.sending}
          >
            {wizard.sending ? "Mengirim..." : "Kirim Pendaftaran"}
          </button>
        )}
      </div>
      {wizard.kept === "nothing" ? null : (
        <div className="simpanan">
          <Kept wizard={wizard} />
          <Discard discard={wizard.discard} />
        </div>
      )}
    </div>
  );
}

function Discard({ discard }: { discard: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button type="button" className="tautan" onClick={() => setAsking(true)}>
        Hapus isian
      </button>
    );
  }
  const answer = (yes: boolean) => {
    setAsking(false);
    if (yes) discard();
  };
  return (
    <span className="tanya">
      Yakin ingin menghapus semua isian?
      <button type="button" className="tautan bahaya" onClick={() => answer(true)}>
        Ya, hapus
      </button>
      <button type="button" className="tautan" onClick={() => answer(false)}>
        Batal
      </button>
    </span>
  );
}

function Kept({ wizard: { kept, keptAt } }: { wizard: Wizard }) {
  if (kept === "no") {
    return <p className="tersimpan gagal">Perangkat ini tidak mengizinkan penyimpanan. Jangan tutup halaman ini sebelum terkirim.</p>;
  }
  return (
    <p className="tersimpan">
      <Icon name="kept" />
      <span>Tersimpan di perangkat ini, pukul {keptAt ? formatClock(keptAt) : "baru saja"}</span>
    </p>
  );
}
