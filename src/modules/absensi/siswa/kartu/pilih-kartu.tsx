import IdCard from "lucide-react/icons/id-card";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAksi } from "#modules/akun/index.tsx";
import type { muatKartu } from "./muat-kartu.server.ts";
import { alamatKartu } from "./tugas-kartu.ts";

type Isi = Awaited<ReturnType<typeof muatKartu>>;

interface Pilihan {
  readonly id: string;
  readonly nama: string;
  readonly kartu: number;
  readonly catatan: string | null;
  /** Has pupils without a card. */
  readonly belum: boolean;
}

/** Whole classes, or the pupils of one: ticked, then printed behind the scenes. Of several classes none is ticked beforehand. */
export function PilihKartu({ isi: { kelas, dipilih, siswa, bolehGanti } }: { readonly isi: Isi }) {
  const semua = dipilih ? siswa.map(satuSiswa) : kelas.map(satuKelas);
  const [terpilih, pilih] = useState<readonly string[]>(() => (dipilih || semua.length === 1 ? semua.map(({ id }) => id) : []));
  const [ganti, setGanti] = useState(false);
  const say = useToast();
  const { kirim, busy, ditolak } = useAksi<{ readonly kartu: number }>(({ kartu }) => {
    setGanti(false);
    say(`${kartu.toLocaleString("id-ID")} kartu sedang disiapkan`);
  });
  const banyak = semua.reduce((jumlah, { id, kartu }) => (terpilih.includes(id) ? jumlah + kartu : jumlah), 0);
  // A whole class is printed often, but its cards are not all lost at once: whose card ends is ticked anew.
  const mulaiGanti = (mau: boolean) => {
    setGanti(mau);
    pilih([]);
  };
  const cetak = () => {
    const form = new FormData();
    for (const id of terpilih) form.append(dipilih ? "siswa" : "kelas", id);
    if (ganti) form.set("ganti", "on");
    kirim(form);
  };
  return (
    <Sheet title={dipilih ? `Siswa ${dipilih.nama}` : "Pilih kelas"} aside={<Sekaligus semua={semua} onPilih={pilih} />}>
      <Daftar semua={semua} terpilih={terpilih} onPilih={pilih} perSiswa={dipilih !== null} />
      <div className="kartu-cetak">
        {bolehGanti && dipilih && <Ganti ganti={ganti} onGanti={mulaiGanti} />}
        {ditolak && <p className="ui-error">{ditolak.sentence}</p>}
        <Button look="primary" icon={IdCard} busy={busy} busyText="Menyiapkan..." disabled={banyak === 0} onClick={cetak}>
          {banyak === 0 ? "Belum ada yang dipilih" : `${ganti ? "Ganti" : "Cetak"} ${banyak.toLocaleString("id-ID")} kartu`}
        </Button>
      </div>
    </Sheet>
  );
}

interface DaftarProps {
  readonly semua: readonly Pilihan[];
  readonly terpilih: readonly string[];
  readonly onPilih: (ids: readonly string[]) => void;
  readonly perSiswa: boolean;
}

function Daftar({ semua, terpilih, onPilih, perSiswa }: DaftarProps) {
  const balik = (id: string) => onPilih(terpilih.includes(id) ? terpilih.filter((satu) => satu !== id) : [...terpilih, id]);
  return (
    <ul className="kartu-pilih">
      {semua.map((satu) => (
        <li key={satu.id}>
          <label className="ui-check">
            <input type="checkbox" checked={terpilih.includes(satu.id)} onChange={() => balik(satu.id)} />
            <span>
              {satu.nama}
              {satu.catatan && <small>{satu.catatan}</small>}
            </span>
          </label>
          {!perSiswa && (
            <Link to={`${alamatKartu}?kelas=${satu.id}`} aria-label={`Pilih siswa ${satu.nama}`}>
              Pilih siswa
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

const Ganti = ({ ganti, onGanti }: { readonly ganti: boolean; readonly onGanti: (ganti: boolean) => void }) => (
  <label className="ui-check">
    <input type="checkbox" checked={ganti} onChange={() => onGanti(!ganti)} />
    <span>
      Ganti dengan kartu baru
      <small>Untuk kartu yang hilang. Kartu lama tidak dapat dipakai lagi.</small>
    </span>
  </label>
);

const satuKelas = ({ id, nama, banyak, belum }: Isi["kelas"][number]): Pilihan => ({
  ...{ id, nama, kartu: banyak, belum: belum > 0 },
  catatan: `${banyak} siswa${belum > 0 ? `, ${belum} belum punya kartu` : ""}`,
});

const satuSiswa = ({ siswaId, nama, berkartu }: Isi["siswa"][number]): Pilihan => ({
  ...{ id: siswaId, nama, kartu: 1, belum: !berkartu },
  catatan: berkartu ? null : "Belum punya kartu",
});

interface SekaligusProps {
  readonly semua: readonly Pilihan[];
  readonly onPilih: (ids: readonly string[]) => void;
}

function Sekaligus({ semua, onPilih }: SekaligusProps) {
  const belum = semua.filter((satu) => satu.belum);
  const ids = (pilihan: readonly Pilihan[]) => pilihan.map(({ id }) => id);
  return (
    <div className="ui-actions">
      <Button look="quiet" onClick={() => onPilih(ids(semua))}>
        Pilih semua
      </Button>
      {belum.length > 0 && belum.length < semua.length && (
        <Button look="quiet" onClick={() => onPilih(ids(belum))}>
          Yang belum punya kartu
        </Button>
      )}
      <Button look="quiet" onClick={() => onPilih([])}>
        Kosongkan
      </Button>
    </div>
  );
}
