import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { reading, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { peranBerhak } from "#modules/akun/index.ts";
import { proposeHak } from "#modules/kepegawaian/index.server.ts";
import { policy } from "#src/policy.ts";
import { lists } from "#src/registers.ts";
import type { Route } from "./+types/role-rights.ts";
import { ClassLegend } from "./classes.tsx";
import { positionRights, positionsToday } from "./positions.server.ts";
import { Positions } from "./positions.tsx";
import { type Line, linesOf, sayCell } from "./rights.ts";
import { RightsTable } from "./rights-table.tsx";
import { type Berhak, RoleSheet } from "./role-sheet.tsx";
import { SearchBox } from "./search-box.tsx";
import "./role-rights.css";

/** The view of positions, among those of roles. */
const byPosition = "jabatan";

export const meta = () => [{ title: "Hak Akses" }];

/** What the one policy file says, in words, and who holds the positions of the house today. */
export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => ({
    lines: linesOf({ policy, registers: lists, roles: Object.keys(peranBerhak) }),
    positions: await positionsToday(ctx),
    rights: positionRights(),
  }));

/** An administrator proposes the rights of a position. */
export async function action({ context, request }: Route.ActionArgs) {
  const id = String((await readForm(request)).get("jabatan") ?? "");
  return { pesan: await context.get(scopeContext).transaction((ctx) => proposeHak(ctx, id)) };
}

export default function Rights({ loaderData }: Route.ComponentProps) {
  const asked = new URLSearchParams(useLocation().search).get("peran") ?? "";
  const role = Object.hasOwn(peranBerhak, asked) ? (asked as Berhak) : null;
  const positions = asked === byPosition;
  const [words, setWords] = useState("");
  const lines = loaderData.lines.filter((line) => holds(line, words));
  return (
    <>
      <PageHead title="Hak Akses" lead="Siapa boleh melakukan apa. Yang tidak tertulis di sini tidak boleh dilakukan siapa pun.">
        <Button icon={Printer} onClick={() => window.print()}>
          Cetak
        </Button>
      </PageHead>
      <section className="ui-sheet rights" aria-label="Hak akses">
        <nav className="ui-tabs" aria-label="Peran">
          <RoleLink to={null} current={positions ? byPosition : role} label="Semua peran" />
          <RoleLink to={byPosition} current={positions ? byPosition : role} label="Jabatan" />
          {Object.entries(peranBerhak).map(([one, label]) => (
            <RoleLink key={one} to={one} current={role} label={label} />
          ))}
        </nav>
        {!positions && (
          <>
            <SearchBox onType={setWords} count={lines.length} />
            <ClassLegend />
            {lines.length === 0 ? (
              <EmptyState title="Tidak ada yang cocok">Coba kata lain, misalnya “surat” atau “mengekspor”.</EmptyState>
            ) : role ? (
              <RoleSheet lines={lines} held={role} />
            ) : (
              <RightsTable lines={lines} />
            )}
          </>
        )}
      </section>
      {positions && <Positions positions={loaderData.positions} rights={loaderData.rights} />}
    </>
  );
}

function RoleLink({ to, current, label }: { readonly to: string | null; readonly current: string | null; readonly label: string }) {
  return (
    <Link
      to={to ? `/administration/hak-akses?peran=${to}` : "/administration/hak-akses"}
      aria-current={to === current ? "page" : undefined}
      preventScrollReset
    >
      {label}
    </Link>
  );
}

function holds({ title, cells }: Line, words: string): boolean {
  const plain = words.trim().toLowerCase();
  return title.toLowerCase().includes(plain) || Object.values(cells).some((deeds) => sayCell(deeds).includes(plain));
}
