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
export function FileLink({ children, ...file }: Props) {
  return (
    <a href={addressOf(file)} download>
      {children}
    </a>
  );
}

/** A portrait is seen where it stands; any other file is a link. */
export function FileShown(props: Props) {
  const { register, name } = props;
  const field = register.fields[name];
  if (field?.kind !== "file" || !field.accept.every((type) => type.startsWith("image/"))) return <FileLink {...props} />;
  return (
    <FileLink {...props}>
      <img className="register-portrait" src={addressOf(props)} alt={field.label} />
    </FileLink>
  );
}

const addressOf = ({ register, row, name, bin }: Omit<Props, "children">): string =>
  `${register.path}/${row.id}/berkas/${name}${bin ? "?sampah=1" : ""}`;
