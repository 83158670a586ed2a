import IdCard from "lucide-react/icons/id-card";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { kartuPath } from "./kartu-job.ts";
import type { loadKartu } from "./load-kartu.server.ts";

type Content = Awaited<ReturnType<typeof loadKartu>>;

interface Options {
  readonly id: string;
  readonly nama: string;
  readonly kartu: number;
  readonly catatan: string | null;
  /** Has pupils without a card. */
  readonly belum: boolean;
}

/** Whole classes, or the pupils of one: ticked, then printed behind the scenes. Of several classes none is ticked beforehand. */
export function KartuPicker({ isi: { kelas, dipilih, siswa, bolehGanti } }: { readonly isi: Content }) {
  const semua = dipilih ? siswa.map(oneSiswa) : kelas.map(oneKelas);
  const [terpilih, setTerpilih] = useState<readonly string[]>(() => (dipilih || semua.length === 1 ? semua.map(({ id }) => id) : []));
  const [ganti, setGanti] = useState(false);
  const say = useToast();
  const { kirim, busy, ditolak } = useAction<{ readonly kartu: number }>(({ kartu }) => {
    setGanti(false);
    say(`${kartu.toLocaleString("id-ID")} kartu sedang disiapkan`);
  });
  const banyak = semua.reduce((jumlah, { id, kartu }) => (terpilih.includes(id) ? jumlah + kartu : jumlah), 0);
  // A whole class is printed often, but its cards are not all lost at once: whose card ends is ticked anew.
  const mulaiGanti = (mau: boolean) => {
    setGanti(mau);
    setTerpilih([]);
  };
  const cetak = () => {
    const form = new FormData();
    for (const id of terpilih) form.append(dipilih ? "siswa" : "kelas", id);
    if (ganti) form.set("ganti", "on");
    kirim(form);
  };
  return (
    <Sheet title={dipilih ? `Siswa ${dipilih.nama}` : "Pilih kelas"} aside={<AtOnce semua={semua} onPilih={setTerpilih} />}>
      <List semua={semua} terpilih={terpilih} onPilih={setTerpilih} perSiswa={dipilih !== null} />
      <div className="kartu-cetak">
        {bolehGanti && dipilih && <Replace ganti={ganti} onGanti={mulaiGanti} />}
        {ditolak && <p className="ui-error">{ditolak.sentence}</p>}
        <Button look="primary" icon={IdCard} busy={busy} busyText="Menyiapkan..." disabled={banyak === 0} onClick={cetak}>
          {banyak === 0 ? "Belum ada yang dipilih" : `${ganti ? "Ganti" : "Cetak"} ${banyak.toLocaleString("id-ID")} kartu`}
        </Button>
      </div>
    </Sheet>
  );
}

interface ListProps {
  readonly semua: readonly Options[];
  readonly terpilih: readonly string[];
  readonly onPilih: (ids: readonly string[]) => void;
  readonly perSiswa: boolean;
}

function List({ semua, terpilih, onPilih, perSiswa }: ListProps) {
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
            <Link to={`${kartuPath}?kelas=${satu.id}`} aria-label={`Pilih siswa ${satu.nama}`}>
              Pilih siswa
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

const Replace = ({ ganti, onGanti }: { readonly ganti: boolean; readonly onGanti: (ganti: boolean) => void }) => (
  <label className="ui-check">
    <input type="checkbox" checked={ganti} onChange={() => onGanti(!ganti)} />
    <span>
      Ganti dengan kartu baru
      <small>Untuk kartu yang hilang. Kartu lama tidak dapat dipakai lagi.</small>
    </span>
  </label>
);

const oneKelas = ({ id, nama, banyak, belum }: Content["kelas"][number]): Options => ({
  ...{ id, nama, kartu: banyak, belum: belum > 0 },
  catatan: `${banyak} siswa${belum > 0 ? `, ${belum} belum punya kartu` : ""}`,
});

const oneSiswa = ({ siswaId, nama, berkartu }: Content["siswa"][number]): Options => ({
  ...{ id: siswaId, nama, kartu: 1, belum: !berkartu },
  catatan: berkartu ? null : "Belum punya kartu",
});

interface AtOnceProps {
  readonly semua: readonly Options[];
  readonly onPilih: (ids: readonly string[]) => void;
}

function AtOnce({ semua, onPilih }: AtOnceProps) {
  const belum = semua.filter((satu) => satu.belum);
  const ids = (pilihan: readonly Options[]) => pilihan.map(({ id }) => id);
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
