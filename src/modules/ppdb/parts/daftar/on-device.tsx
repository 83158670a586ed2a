import { useState } from "react";
import { formatClock } from "#kit/dates.ts";
import { Icon } from "./icons.tsx";
import type { Wizard } from "./use-wizard.ts";

/** Whether what was typed lies on this device, and how it is taken off again. */
export const OnDevice = ({ wizard }: { wizard: Wizard }) => (
  <div className="simpanan">
    <Kept wizard={wizard} />
    <Discard discard={wizard.discard} />
  </div>
);

export function Discard({ discard }: { discard: () => void }) {
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
