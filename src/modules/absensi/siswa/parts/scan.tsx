import { useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import { Scanner } from "#kit/ui/scan/scanner.tsx";
import type { AnggotaBundle } from "../read/bundle.ts";

interface Props {
  readonly anggota: readonly AnggotaBundle[];
  readonly onHadir: (siswaId: string) => void;
  readonly onTutup: () => void;
}

/** Cards held before the camera, one after the other: whoever is recognised is present. Works without a network. */
export function Scan({ anggota, onHadir, onTutup }: Props) {
  const [hadir, setHadir] = useState<readonly string[]>([]);
  const [kabar, setKabar] = useState("Perlihatkan kartu satu per satu.");
  const baca = async (kode: string) => {
    const sidik = await digestFrom(kode);
    const siswa = anggota.find(({ kartu }) => kartu === sidik);
    if (!siswa) return setKabar("Kartu ini bukan kartu siswa kelas ini, atau sudah diganti dengan kartu baru.");
    if (hadir.includes(siswa.siswaId)) return setKabar(`${siswa.nama} sudah ditandai hadir.`);
    navigator.vibrate?.(60);
    setHadir([...hadir, siswa.siswaId]);
    setKabar(`${siswa.nama} hadir.`);
    onHadir(siswa.siswaId);
  };
  return (
    <Dialog open onClose={onTutup} title="Pindai kartu" lead={`${hadir.length} kartu terbaca`} narrow>
      <div className="ui-dialog-body">
        <Scanner onCode={(kode) => void baca(kode)} />
        <p role="status" className="absen-kabar">
          {kabar}
        </p>
      </div>
      <div className="ui-dialog-foot">
        <Button look="primary" onClick={onTutup}>
          Selesai
        </Button>
      </div>
    </Dialog>
  );
}

/** SHA-256 as base64url: the roster holds no code from which a card could be made. */
async function digestFrom(kode: string): Promise<string> {
  const sidik = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(kode)));
  return btoa(String.fromCharCode(...sidik))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
