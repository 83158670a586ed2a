import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type LucideIcon } from "#kit/ui/icon.tsx";

interface CardProps {
  readonly ke: string;
  /** The page is read, not operated: it is left through a plain link. */
  readonly keluar?: boolean;
  readonly judul: string;
  readonly ikon: LucideIcon;
  readonly ket: ReactNode;
  readonly lebar?: boolean;
  /** The figure. */
  readonly children: ReactNode;
}

/** One figure of the data bank; the whole card leads to the screen it was counted from. */
export function Card({ ke, keluar = false, judul, ikon, ket, lebar, children }: CardProps) {
  return (
    <li className={lebar ? "lebar" : undefined}>
      <Link to={ke} reloadDocument={keluar}>
        <span className="bank-judul">
          <Icon of={ikon} />
          {judul}
        </span>
        <span className="bank-nilai">{children}</span>
        <span className="bank-ket">{ket}</span>
      </Link>
    </li>
  );
}

/** Several figures side by side, each with what it counts under it. */
export function Fragment({ bagian }: { readonly bagian: readonly { readonly nilai: number; readonly label: string }[] }) {
  return (
    <span className="pecahan">
      {bagian.map(({ nilai, label }) => (
        <span key={label}>
          {bulat(nilai)} <small>{label}</small>
        </span>
      ))}
    </span>
  );
}

/** How a whole divides, as a bar; the same stands in words beside it. */
export function Bar({ bagian }: { readonly bagian: readonly number[] }) {
  const total = bagian.reduce((sum, nilai) => sum + nilai, 0);
  if (total === 0) return null;
  let mulai = 0;
  const potongan = bagian.map((nilai, nomor) => {
    const potong = { nomor, mulai, panjang: (nilai / total) * 100 };
    mulai += potong.panjang;
    return potong;
  });
  return (
    <svg className="batang" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      {potongan.map(({ nomor, mulai, panjang }) => (
        <rect key={nomor} className={`warna-${nomor + 1}`} x={mulai} width={panjang} height="6" />
      ))}
    </svg>
  );
}

export const bulat = (nilai: number): string => nilai.toLocaleString("id-ID");
