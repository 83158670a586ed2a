import { Link } from "react-router";
import { peranBerhak } from "#modules/akun/index.ts";
import { ClassFields } from "./classes.tsx";
import { type Line, sayShort } from "./rights.ts";

/** Kinds of record down, roles across. */
export function RightsTable({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <div className="rights-frame">
      <table>
        <caption className="ui-hidden">Hak setiap peran atas setiap jenis data</caption>
        <thead>
          <tr>
            <th scope="col">Data</th>
            {Object.entries(peranBerhak).map(([role, label]) => (
              <th key={role} scope="col">
                <Link to={`/administration/hak-akses?peran=${role}`} preventScrollReset>
                  {label}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.resource}>
              <th scope="row">
                {line.title}
                <ClassFields line={line} />
              </th>
              {Object.entries(peranBerhak).map(([role, label]) => (
                <td key={role} data-label={label} data-none={line.cells[role]?.length ? undefined : ""}>
                  {sayShort(line, role) || <Nothing />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Nothing = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="ui-hidden">tidak ada</span>
  </>
);
