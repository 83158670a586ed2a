import { peranBerhak } from "#modules/akun/index.ts";
import { ClassFields } from "./classes.tsx";
import { type Line, sayCell } from "./rights.ts";

export type Berhak = keyof typeof peranBerhak;

/** What somebody with this role may do, and what stays closed to them. */
export function RoleSheet({ lines, held }: { readonly lines: readonly Line[]; readonly held: Berhak }) {
  const open = lines.filter(({ cells }) => cells[held]?.length);
  const closed = lines.filter(({ cells }) => !cells[held]?.length);
  return (
    <div className="ui-sheet-body rights-role">
      <h2>Apa yang boleh dilakukan {peranBerhak[held]}</h2>
      {open.length > 0 ? (
        <dl>
          {open.map((line) => (
            <div key={line.resource}>
              <dt>{line.title}</dt>
              <dd>
                {sayCell(line.cells[held] ?? [])}
                <ClassFields line={line} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>Tidak ada yang dibuka khusus untuk peran ini.</p>
      )}
      {closed.length > 0 && (
        <p className="ui-muted">
          <b>Tertutup:</b> {closed.map(({ title }) => title).join(", ")}.
        </p>
      )}
      <p className="ui-muted">Setiap orang yang masuk juga dapat membuka Dashboard, Notifikasi, dan akunnya sendiri.</p>
    </div>
  );
}
