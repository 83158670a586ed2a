import type { KeyboardEvent } from "react";
import type { StatusAbsensi } from "../status.ts";
import { hurufStatus, statusLabels } from "../status.ts";
import type { Tampil } from "./use-marks.ts";

interface Props {
  readonly nomor: number;
  readonly siswaId: string;
  readonly nama: string;
  /** Of another day, e.g. "Kemarin terlambat". */
  readonly kabar: string | null;
  readonly tampil: Tampil;
  readonly berbeda: boolean;
  /** Another word stood here before; it is in the dialog. */
  readonly diubah: boolean;
  readonly terkunci: boolean;
  /** What this person may mark. */
  readonly terbuka: readonly StatusAbsensi[];
  readonly onTandai: (siswaId: string, status: StatusAbsensi) => void;
  readonly onBuka: (siswaId: string) => void;
}

const button = ["hadir", "sakit", "izin", "alpa", "terlambat", "dispensasi"] as const;

/** One pupil: the four letters are the work of the morning, late and dispensation stand below them; the name opens everything else. */
export function SiswaRow({ nomor, siswaId, nama, kabar, tampil, berbeda, diubah, terkunci, terbuka, onTandai, onBuka }: Props) {
  const { status } = tampil;
  return (
    <li data-siswa={siswaId} data-status={status ?? "belum"} data-berbeda={berbeda || undefined}>
      <span className="absen-no">{nomor}</span>
      <button className="absen-nama" type="button" onClick={() => onBuka(siswaId)}>
        <span>{nama}</span>
        <small>{keterangan(tampil, kabar, { berbeda, diubah })}</small>
      </button>
      <fieldset className="absen-pilih" disabled={terkunci} aria-label={nama}>
        {button.map((pilihan) => (
          <label key={pilihan} data-pilih={pilihan} title={statusLabels[pilihan]}>
            <input
              type="radio"
              // What the browser remembers of an earlier visit is not what the teacher says now.
              autoComplete="off"
              name={`s-${siswaId}`}
              checked={status === pilihan}
              disabled={!terbuka.includes(pilihan)}
              aria-label={statusLabels[pilihan]}
              onChange={() => onTandai(siswaId, pilihan)}
            />
            {pilihan === "terlambat" || pilihan === "dispensasi" ? statusLabels[pilihan] : hurufStatus[pilihan]}
          </label>
        ))}
      </fieldset>
    </li>
  );
}

type Riwayat = Pick<Props, "berbeda" | "diubah">;

function keterangan({ status, jam, keterangan: catatan, buktiId, berkas, asal }: Tampil, kabar: string | null, riwayat: Riwayat): string {
  const bagian = [
    riwayat.berbeda ? "Berbeda dari perangkat lain" : riwayat.diubah ? "Pernah diubah" : undefined,
    status === "terlambat" ? `Terlambat${jam ? ` ${jam.slice(0, 5).replace(":", ".")}` : ""}` : undefined,
    status === "dispensasi" ? "Dispensasi" : undefined,
    catatan ?? undefined,
    buktiId || berkas ? "Ada surat" : undefined,
    asal === "menunggu" ? "Menunggu dikirim" : undefined,
    status === undefined ? (kabar ?? undefined) : undefined,
  ];
  return bagian.filter(Boolean).join(" · ");
}

const fromHuruf = new Map(Object.entries(hurufStatus).map(([status, huruf]) => [huruf, status as StatusAbsensi]));

/** Letters mark and go on to the next pupil; up and down walk from pupil to pupil. */
export function typedPapan(event: KeyboardEvent<HTMLElement>, onTandai: (siswaId: string, status: StatusAbsensi) => void): void {
  const baris = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("li[data-siswa]") : null;
  if (!baris || event.ctrlKey || event.metaKey || event.altKey) return;
  const status = fromHuruf.get(event.key.toUpperCase());
  const turun = event.key === "ArrowDown" || status !== undefined;
  if (!turun && event.key !== "ArrowUp") return;
  event.preventDefault();
  if (status) onTandai(baris.dataset.siswa ?? "", status);
  const tujuan = turun ? baris.nextElementSibling : baris.previousElementSibling;
  focusRow(tujuan ?? baris);
}

export function focusRow(baris: Element | null): void {
  const tombolBaris = baris?.querySelector<HTMLElement>("input:checked, input");
  tombolBaris?.focus();
  baris?.scrollIntoView({ block: "nearest" });
}
