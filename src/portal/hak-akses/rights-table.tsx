import { peran, semuaPeran } from "#modules/akun/index.ts";
import { type Line, sayCell } from "./rights.ts";

/** Kinds of record down, roles across. */
export function RightsTable({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <div className="rights-frame">
      <table>
        <caption className="ui-hidden">Hak setiap peran atas setiap jenis data</caption>
        <thead>
          <tr>
            <th scope="col">Data</th>
            {semuaPeran.map((role) => (
              <th key={role} scope="col">
                {peran[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ resource, title, cells }) => (
            <tr key={resource}>
              <th scope="row">{title}</th>
              {semuaPeran.map((role) => (
                <td key={role} data-label={peran[role]} data-none={cells[role]?.length ? undefined : ""}>
                  {sayCell(cells[role] ?? []) || <Nothing />}
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
