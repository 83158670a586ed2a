import CheckCheck from "lucide-react/icons/check-check";
import IdCard from "lucide-react/icons/id-card";
import ScanQrCode from "lucide-react/icons/scan-qr-code";
import { useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { formatDay, today } from "#kit/dates.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState, Skeleton } from "#kit/ui/feedback/states.tsx";
import { mayUseCamera } from "#kit/ui/scan/permission.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import type { AnggotaBundle, Bundle } from "../read/bundle.ts";
import { StatusCounts } from "./counts.tsx";
import { path } from "./kartu-kelas.tsx";
import { anggotaAt, describeHari, describeJam, hariAt, kelasAt, type Place, pelajaranKelas, progress, queueAt } from "./kelas-hari.ts";
import { SaveAbsensi } from "./save-absensi.tsx";
import { Scan } from "./scan.tsx";
import { SendQueue } from "./send-queue.tsx";
import { SiswaList } from "./siswa-list.tsx";
import { focusRow } from "./siswa-row.tsx";
import { type Badge, useBadge } from "./use-marks.ts";
import type { Offline } from "./use-offline.ts";

interface Props {
  readonly luring: Offline & { readonly bekal: Bundle };
  readonly tempat: Place;
}

/** One class: everybody present, then the exceptions, then send. */
export function KelasScreen({ luring, tempat }: Props) {
  const { bekal } = luring;
  const tanda = useBadge(luring, tempat);
  const { kelasId, tanggal, jadwalId } = tempat;
  const anggota = useMemo(() => anggotaAt(bekal, kelasId, tanggal), [bekal, kelasId, tanggal]);
  const kelas = bekal.kelas.find(({ id }) => id === kelasId);
  const pelajaran = pelajaranKelas(bekal, kelasId, tanggal).find(({ id }) => id === jadwalId);
  // What duty opens is today's alone: on another day the school would refuse what is typed here.
  if (!kelas || (kelas.piket && !kelasAt(bekal, tanggal).includes(kelas)))
    return (
      <EmptyState title="Kelas ini tidak ada di daftar Anda" actions={<ButtonLink to={path({ tanggal })}>Semua kelas</ButtonLink>}>
        {kelas
          ? `Sebagai guru piket Anda melihat ${kelas.nama} pada hari piket saja. Hari lain dicatat wali kelasnya dan guru yang mengajar di sana.`
          : "Absensi dicatat wali kelasnya dan guru yang mengajar di sana pada hari itu. Yang menunggu dikirim tetap aman di daftar kelas."}
      </EmptyState>
    );
  const sebutan = pelajaran ? `${kelas.nama} · ${pelajaran.mataPelajaran}` : kelas.nama;
  const belum = anggota.filter(({ siswaId }) => tanda.tampil(siswaId).status === undefined);
  const sebab = whyLocked(bekal, tanggal);
  const terkunci = sebab !== undefined;
  const piket = kelas.piket === true && tanggal === bekal.hariIni;
  return (
    <div className="absen">
      <KepalaKelas
        {...{ luring, tempat, tanda, sebutan }}
        belum={belum.map(({ siswaId }) => siswaId)}
        terkunci={terkunci || tanda.memuat || piket}
      />
      {!piket && <JamPicker luring={luring} tempat={tempat} />}
      {piket && (
        <p className="ui-note">
          Anda guru piket hari ini: tandai yang terlambat dan dispensasi. Selebihnya dicatat wali kelas dan guru yang mengajar.{" "}
          <Link to={path({ tanggal })}>Semua kelas</Link>
        </p>
      )}
      <SendQueue luring={luring} />
      {sebab && <p className="ui-note">{sebab}</p>}
      {anggota.length === 0 ? (
        <EmptyState title="Belum ada siswa di kelas ini">Tata usaha mencatat anggota kelas di Data Siswa.</EmptyState>
      ) : tanda.memuat ? (
        <Skeleton rows lines={Math.min(anggota.length, 12)} />
      ) : (
        <KelasContent {...{ luring, tempat, tanda, sebutan, anggota, terkunci, piket }} belum={piket ? 0 : belum.length} />
      )}
    </div>
  );
}

interface ContentProps extends Props {
  readonly tanda: Badge;
  readonly sebutan: string;
  readonly anggota: readonly AnggotaBundle[];
  readonly terkunci: boolean;
  readonly piket: boolean;
  /** Pupils without a mark. */
  readonly belum: number;
}

function KelasContent({ luring, tempat, tanda, sebutan, anggota, terkunci, piket, belum }: ContentProps) {
  const daftar = useRef<HTMLOListElement>(null);
  const { tercatat = 0 } = progress(luring.bekal, luring.antrean, tempat);
  const takDikenal = tanda.keadaan === undefined && tempat.tanggal !== luring.bekal.hariIni && tercatat > 0;
  return (
    <>
      {takDikenal && (
        <p className="ui-note" role="status">
          {`${tercatat} siswa sudah tercatat pada hari itu, tetapi isinya belum sampai di perangkat ini. Yang tampak kosong belum tentu belum dicatat.`}
        </p>
      )}
      <StatusCounts status={anggota.map(({ siswaId }) => tanda.tampil(siswaId).status)} />
      <SiswaList ref={daftar} {...{ anggota, tanda, tempat, terkunci, piket }} />
      <SaveAbsensi
        {...{ tanda, belum, sebutan }}
        menunggu={queueAt(luring.antrean, tempat).length > 0}
        onLompat={() => focusRow(daftar.current?.querySelector("[data-status=belum]") ?? null)}
      />
    </>
  );
}

function whyLocked(bekal: Bundle, tanggal: string): string | undefined {
  const hari = hariAt(bekal, tanggal);
  if (!bekal.bolehMencatat) return "Anda melihat absensi ini tanpa mengubahnya.";
  if (tanggal > today()) return `${formatDay(tanggal, "long")} belum tiba. Absensi dicatat pada harinya atau sesudahnya.`;
  if (hari?.masuk === false)
    return `${formatDay(tanggal, "long")} bukan hari sekolah${hari.sebab ? ` (${hari.sebab})` : ""}, jadi tidak ada absensi yang dicatat.`;
  return undefined;
}

interface KepalaProps extends Props {
  readonly tanda: Badge;
  readonly sebutan: string;
  readonly belum: readonly string[];
  readonly terkunci: boolean;
}

function KepalaKelas({ luring: { bekal }, tempat, tanda, sebutan, belum, terkunci }: KepalaProps) {
  const [memindai, setMemindai] = useState(() => new URLSearchParams(location.search).has("pindai"));
  const { kelasId, tanggal, jadwalId } = tempat;
  const pelajaran = pelajaranKelas(bekal, kelasId, tanggal).find(({ id }) => id === jadwalId);
  const anggota = anggotaAt(bekal, kelasId, tanggal);
  const wali = bekal.kelas.some(({ id, wali: milik }) => id === kelasId && milik);
  return (
    <PageHead title={`Absensi ${sebutan}`} lead={`${pelajaran ? `${describeJam(pelajaran)} · ` : ""}${describeHari(bekal, tanggal)}`}>
      {!terkunci && (
        <>
          <Button
            look={belum.length > 0 ? "primary" : "plain"}
            icon={CheckCheck}
            disabled={belum.length === 0}
            onClick={() => tanda.tandai(belum, { status: "hadir" })}
          >
            {belum.length < anggota.length ? "Sisanya hadir" : "Semua hadir"}
          </Button>
          <Button icon={ScanQrCode} onClick={() => (mayUseCamera() ? setMemindai(true) : location.assign(`${location.search}&pindai=1`))}>
            Pindai kartu
          </Button>
        </>
      )}
      {(bekal.bolehKartu === "yes" || (bekal.bolehKartu === "own" && wali)) && (
        <a className="ui-button absen-cetak" href={`/absensi/kartu?kelas=${kelasId}`}>
          <IdCard className="ui-icon" aria-hidden="true" />
          Cetak kartu
        </a>
      )}
      {memindai && !terkunci && (
        <Scan anggota={anggota} onHadir={(siswaId) => tanda.tandai([siswaId], { status: "hadir" })} onTutup={() => setMemindai(false)} />
      )}
    </PageHead>
  );
}

/** The whole day, or one of the day's lessons. */
function JamPicker({ luring: { bekal }, tempat }: Props) {
  const { kelasId, tanggal, jadwalId } = tempat;
  const pelajaran = pelajaranKelas(bekal, kelasId, tanggal);
  return (
    <nav className="absen-jam" aria-label="Hari dan jam pelajaran">
      <Link to={path({ tanggal })}>← Semua kelas</Link>
      <Link to={path({ kelasId, tanggal })} aria-current={jadwalId === null ? "page" : undefined}>
        Sehari penuh
      </Link>
      {pelajaran.map((satu) => (
        <Link
          key={satu.id}
          to={path({ kelasId, tanggal, jadwalId: satu.id })}
          aria-current={satu.id === jadwalId ? "page" : undefined}
          title={`${satu.mataPelajaran}, ${satu.pegawai}`}
        >
          {describeJam(satu).split(" · ")[0]} {satu.mataPelajaran}
        </Link>
      ))}
    </nav>
  );
}
