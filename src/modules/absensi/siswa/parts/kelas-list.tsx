import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { addDays, formatDay, today } from "#kit/dates.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Badge, Tag } from "#kit/ui/tag.tsx";
import { type DraftCount, draftKey, ownDraft } from "../offline/draft.ts";
import type { Bundle } from "../read/bundle.ts";
import { Kartu, path } from "./kartu-kelas.tsx";
import {
  chooseFirst,
  describeHari,
  describeJam,
  hariAt,
  hariSekolahBefore,
  kelasAt,
  ownPelajaran,
  type Place,
  type Progress,
  progress,
} from "./kelas-hari.ts";
import { SendQueue } from "./send-queue.tsx";
import { Unsent } from "./unsent.tsx";
import type { Offline } from "./use-offline.ts";
import { useStored } from "./use-stored.ts";

interface Props {
  readonly luring: Offline & { readonly bekal: Bundle };
  readonly tanggal: string;
}

const tiada: DraftCount = new Map();

/** The classes of a day: which still wait to be recorded, and the lessons of whoever teaches. */
export function KelasList({ luring, tanggal }: Props) {
  const { bekal } = luring;
  const hari = hariAt(bekal, tanggal);
  const sebelum = hariSekolahBefore(bekal, tanggal);
  const draf = useStored(bekal.akunId, ownDraft) ?? tiada;
  return (
    <>
      <PageHead title="Absensi Siswa" lead={describeHari(bekal, tanggal)}>
        <HariPicker tanggal={tanggal} />
      </PageHead>
      <SendQueue luring={luring} />
      <ChooseFirst bekal={bekal} />
      <Unsent bekal={bekal} tanggal={tanggal} draf={draf} />
      {hari?.masuk === false ? (
        <EmptyState
          title={`${formatDay(tanggal, "long")} bukan hari sekolah`}
          actions={sebelum && <ButtonLink to={path({ tanggal: sebelum })}>{`Buka ${formatDay(sebelum, "long")}`}</ButtonLink>}
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
function ChooseFirst({ bekal }: { readonly bekal: Bundle }) {
  const tunggu = chooseFirst(bekal);
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

function HariPicker({ tanggal }: { readonly tanggal: string }) {
  return (
    <>
      <ButtonLink icon={ChevronLeft} to={path({ tanggal: addDays(tanggal, -1) })} aria-label="Hari sebelumnya" title="Hari sebelumnya">
        Sebelumnya
      </ButtonLink>
      {tanggal < today() && (
        <ButtonLink icon={ChevronRight} to={path({ tanggal: addDays(tanggal, 1) })} title="Hari berikutnya">
          Berikutnya
        </ButtonLink>
      )}
    </>
  );
}

function HariSekolah({ luring, tanggal, draf }: Props & { readonly draf: DraftCount }) {
  const { bekal } = luring;
  const drafPada = (tempat: Place) => draf.get(draftKey(bekal.akunId, tempat));
  const pelajaran = ownPelajaran(bekal, tanggal);
  const kelas = kelasAt(bekal, tanggal).map((satu) => ({
    ...satu,
    maju: sejauhMana(luring, { kelasId: satu.id, tanggal, jadwalId: null }),
  }));
  // What duty opens is recorded by others: it does not wait for this person.
  const milik = kelas.filter(({ piket }) => !piket);
  const tunggu = milik.filter(({ maju }) => maju.jumlah > (maju.tercatat ?? 0) + maju.menunggu).length;
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
              return <Kartu key={satu.id} {...{ tempat, judul, maju }} kecil={describeJam(satu)} draf={drafPada(tempat)} />;
            })}
          </ul>
        </Sheet>
      )}
      <Sheet
        title="Kehadiran sehari"
        aside={
          tanggal === bekal.hariIni &&
          milik.length > 0 &&
          luring.sambungan !== "mencari" && <Tag tone={tunggu ? "warning" : "success"}>{describeWait(tunggu)}</Tag>
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
function sejauhMana({ bekal, antrean, sambungan }: Props["luring"], tempat: Place): Progress {
  const { tercatat, ...maju } = progress(bekal, antrean, tempat);
  return { ...maju, tercatat: sambungan === "mencari" ? tercatat || undefined : tercatat };
}

const describeWait = (banyak: number) => (banyak === 0 ? "Semua tercatat" : `${banyak} kelas menunggu`);
