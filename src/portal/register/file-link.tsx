import type { ReactNode } from "react";
import type { Register, Row } from "#kit/register/register.ts";

interface Props {
  readonly register: Register;
  readonly row: Row;
  /** The field that holds the file. */
  readonly name: string;
  readonly bin: boolean;
  readonly children: ReactNode;
}

/** The way to a private file of a row. */
export function FileLink({ register, row, name, bin, children }: Props) {
  return (
    <a href={`${register.path}/${row.id}/berkas/${name}${bin ? "?sampah=1" : ""}`} download>
      {children}
    </a>
  );
}
