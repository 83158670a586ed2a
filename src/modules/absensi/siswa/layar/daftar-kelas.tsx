import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { addDays, formatDay, today } from "#kit/dates.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Badge, Tag } from "#kit/ui/tag.tsx";
import type { Bekal } from "../baca/bekal.ts";
import { type BanyakDraf, drafMilik, kunciDraf } from "../luring/draf.ts";
import { AntreanKirim } from "./antrean-kirim.tsx";
import { BelumDikirim } from "./belum-dikirim.tsx";
import { alamat, Kartu } from "./kartu-kelas.tsx";
import {
  hariPada,
  hariSekolahSebelum,
  type Kemajuan,
  kelasPada,
  kemajuan,
  pelajaranSaya,
  perluDipilih,
  sebutHari,
  sebutJam,
  type Tempat,
} from "./kelas-hari.ts";
import type { Luring } from "./use-luring.ts";
import { useSimpanan } from "./use-simpanan.ts";

interface Props {
  readonly luring: Luring & { readonly bekal: Bekal };
  readonly tanggal: string;
}

const tiada: BanyakDraf = new Map();

/** The classes of a day: which still wait to be recorded, and the lessons of whoever teaches. */
export function DaftarKelas({ luring, tanggal }: Props) {
  const { bekal } = luring;
  const hari = hariPada(bekal, tanggal);
  const sebelum = hariSekolahSebelum(bekal, tanggal);
  const draf = useSimpanan(bekal.akunId, drafMilik) ?? tiada;
  return (
    <>
      <PageHead title="Absensi Siswa" lead={sebutHari(bekal, tanggal)}>
        <PilihHari tanggal={tanggal} />
      </PageHead>
      <AntreanKirim luring={luring} />
      <PerluDipilih bekal={bekal} />
      <BelumDikirim bekal={bekal} tanggal={tanggal} draf={draf} />
      {hari?.masuk === false ? (
        <EmptyState
          title={`${formatDay(tanggal, "long")} bukan hari sekolah`}
          actions={sebelum && <ButtonLink to={alamat({ tanggal: sebelum })}>{`Buka ${formatDay(sebelum, "long")}`}</ButtonLink>}
        >
          {hari.sebab ? `${hari.sebab}. ` : ""}Tidak ada absensi yang dicatat pada hari ini.
        </EmptyState>
      ) : (
        <HariSekolah luring={luring} tanggal={tanggal} draf={draf} />
      )}
    </>
  );
}

/** What two devices recorded differently, of whatever day, until somebody has chosen. */
function PerluDipilih({ bekal }: { readonly bekal: Bekal }) {
  const tunggu = perluDipilih(bekal);
  if (tunggu.length === 0) return null;
  const nama = new Map(bekal.kelas.map(({ id, nama: kelas }) => [id, kelas]));
  const pelajaran = new Map(bekal.jadwal.map(({ id, mataPelajaran }) => [id, mataPelajaran]));
  return (
    <Sheet title="Perlu dipilih" aside={<Badge count={tunggu.length} meaning="catatan perlu dipilih" />}>
      <ul className="absen-kelas">
        {tunggu.map(({ banyak, ...tempat }) => {
          const judul = [nama.get(tempat.kelasId), tempat.jadwalId && (pelajaran.get(tempat.jadwalId) ?? "Jam pelajaran")];
          const maju = { jumlah: banyak, tercatat: undefined, menunggu: 0, berbeda: banyak };
          return (
            <Kartu
              key={Object.values(tempat).join()}
              tempat={tempat}
              judul={judul.filter(Boolean).join(" · ")}
              kecil={formatDay(tempat.tanggal, "long")}
              maju={maju}
            />
          );
        })}
      </ul>
    </Sheet>
  );
}

function PilihHari({ tanggal }: { readonly tanggal: string }) {
  return (
    <>
      <ButtonLink icon={ChevronLeft} to={alamat({ tanggal: addDays(tanggal, -1) })} aria-label="Hari sebelumnya" title="Hari sebelumnya">
        Sebelumnya
      </ButtonLink>
      {tanggal < today() && (
        <ButtonLink icon={ChevronRight} to={alamat({ tanggal: addDays(tanggal, 1) })} title="Hari berikutnya">
          Berikutnya
        </ButtonLink>
      )}
    </>
  );
}

function HariSekolah({ luring, tanggal, draf }: Props & { readonly draf: BanyakDraf }) {
  const { bekal } = luring;
  const drafPada = (tempat: Tempat) => draf.get(kunciDraf(bekal.akunId, tempat));
  const pelajaran = pelajaranSaya(bekal, tanggal);
  const kelas = kelasPada(bekal, tanggal).map((satu) => ({
    ...satu,
    maju: sejauhMana(luring, { kelasId: satu.id, tanggal, jadwalId: null }),
  }));
  const tunggu = kelas.filter(({ maju }) => maju.jumlah > (maju.tercatat ?? 0) + maju.menunggu).length;
  const nama = new Map(bekal.kelas.map((satu) => [satu.id, satu.nama]));
  if (kelas.length === 0)
    return (
      <EmptyState title="Tidak ada kelas pada hari ini">
        Kelas muncul di sini bila Anda wali kelasnya, atau mengajar di kelas itu menurut jadwal.
      </EmptyState>
    );
  return (
    <>
      {pelajaran.length > 0 && (
        <Sheet title="Pelajaran saya">
          <ul className="absen-kelas">
            {pelajaran.map((satu) => {
              const tempat = { kelasId: satu.kelasId, tanggal, jadwalId: satu.id };
              const judul = `${nama.get(satu.kelasId)} · ${satu.mataPelajaran}`;
              const maju = sejauhMana(luring, tempat);
              return <Kartu key={satu.id} {...{ tempat, judul, maju }} kecil={sebutJam(satu)} draf={drafPada(tempat)} />;
            })}
          </ul>
        </Sheet>
      )}
      <Sheet
        title="Kehadiran sehari"
        aside={
          tanggal === bekal.hariIni &&
          luring.sambungan !== "mencari" && <Tag tone={tunggu ? "warning" : "success"}>{sebutTunggu(tunggu)}</Tag>
        }
      >
        <ul className="absen-kelas">
          {kelas.map(({ id, nama: judul, wali, maju }) => (
            <Kartu
              key={id}
              tempat={{ kelasId: id, tanggal, jadwalId: null }}
              judul={judul}
              kecil={wali ? "Kelas Anda" : `${maju.jumlah} siswa`}
              maju={maju}
              draf={drafPada({ kelasId: id, tanggal, jadwalId: null })}
            />
          ))}
        </ul>
      </Sheet>
    </>
  );
}

/** Until the school has answered, an old roster does not say that nobody recorded the class. */
function sejauhMana({ bekal, antrean, sambungan }: Props["luring"], tempat: Tempat): Kemajuan {
  const { tercatat, ...maju } = kemajuan(bekal, antrean, tempat);
  return { ...maju, tercatat: sambungan === "mencari" ? tercatat || undefined : tercatat };
}

const sebutTunggu = (banyak: number) => (banyak === 0 ? "Semua tercatat" : `${banyak} kelas menunggu`);
