import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type LucideIcon } from "#kit/ui/icon.tsx";

interface KartuAngkaProps {
  readonly ke: string;
  readonly judul: string;
  readonly ikon: LucideIcon;
  readonly nilai: ReactNode;
  readonly ket: ReactNode;
  readonly lebar?: boolean;
  readonly children?: ReactNode;
}

/** One figure of the data bank; the whole card leads to the screen it was counted from. */
export function KartuAngka({ ke, judul, ikon, nilai, ket, lebar, children }: KartuAngkaProps) {
  return (
    <li className={lebar ? "bank-lebar" : undefined}>
      <Link to={ke}>
        <span className="bank-judul">
          <Icon of={ikon} />
          {judul}
        </span>
        <span className="bank-nilai">{nilai}</span>
        {children}
        <span className="bank-ket">{ket}</span>
      </Link>
    </li>
  );
}
