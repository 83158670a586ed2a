import { Link } from "react-router";
import { mejaPpdbPath } from "../../paths.ts";

interface Props {
  readonly id: string;
  readonly nama: string;
  readonly nomor: string;
}

/** A child in a table of the selection, leading to its registration at the desk. */
export const Named = ({ id, nama, nomor }: Props) => (
  <>
    <Link to={`${mejaPpdbPath}/${id}`}>{nama}</Link>
    <br />
    <small className="ui-muted ui-whole">{nomor}</small>
  </>
);
