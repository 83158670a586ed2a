import CalendarDays from "lucide-react/icons/calendar-days";
import CalendarOff from "lucide-react/icons/calendar-off";
import Camera from "lucide-react/icons/camera";
import ConciergeBell from "lucide-react/icons/concierge-bell";
import FileBadge from "lucide-react/icons/file-badge";
import Files from "lucide-react/icons/files";
import Forward from "lucide-react/icons/forward";
import Globe from "lucide-react/icons/globe";
import Image from "lucide-react/icons/image";
import Landmark from "lucide-react/icons/landmark";
import Laptop from "lucide-react/icons/laptop";
import Megaphone from "lucide-react/icons/megaphone";
import MonitorCheck from "lucide-react/icons/monitor-check";
import MoonStar from "lucide-react/icons/moon-star";
import Newspaper from "lucide-react/icons/newspaper";
import ScanEye from "lucide-react/icons/scan-eye";
import { Link } from "react-router";
import { Icon, type LucideIcon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { AkademikCard, AkademikCode } from "../dasbor.ts";

const wajah: Readonly<Record<AkademikCode, readonly [string, LucideIcon]>> = {
  monitoringKelas: ["Monitoring Kelas", MonitorCheck],
  monitoringSiswa: ["Monitoring Siswa", ScanEye],
  keagamaan: ["Layanan Keagamaan", MoonStar],
  situs: ["Website Resmi", Globe],
  cuti: ["Pengajuan Cuti", CalendarOff],
  disposisi: ["Disposisi", Forward],
  rapor: ["Rapor Digital", FileBadge],
  elearning: ["E-Learning", Laptop],
  foto: ["Unggah Foto Kegiatan", Camera],
  infografis: ["Unggah Infografis", Image],
  pengumuman: ["Pengumuman", Megaphone],
  agenda: ["Agenda", CalendarDays],
  berkas: ["File Umum", Files],
  informasi: ["Informasi Publik", Landmark],
  ptsp: ["Data PTSP", ConciergeBell],
  berita: ["Data Berita", Newspaper],
};

export function Akademik({ kartu }: { readonly kartu: readonly AkademikCard[] }) {
  return (
    <Sheet title="AKADEMIK">
      <ul className="kisi akademik">
        {kartu.map((satu) => (
          <li key={satu.kode}>
            <Pintu kartu={satu} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Pintu({ kartu: { kode, ke, keluar, belumDiatur } }: { readonly kartu: AkademikCard }) {
  const [judul, ikon] = wajah[kode];
  if (ke === null) {
    return (
      <span className="belum">
        <Icon of={ikon} />
        <span>
          {judul}
          <small>Belum tersedia. Alamatnya diatur Tata Usaha.</small>
        </span>
      </span>
    );
  }
  return (
    <Link to={ke} reloadDocument={keluar} {...(ke.startsWith("https:") && { rel: "noopener" })}>
      <Icon of={ikon} />
      <span>
        {judul}
        {belumDiatur && <small>Atur tautannya</small>}
      </span>
    </Link>
  );
}
