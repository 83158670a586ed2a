import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { peranBerhak } from "#modules/akun/index.ts";
import { policy } from "#src/policy.ts";
import { lists } from "#src/registers.ts";
import type { Route } from "./+types/role-rights.ts";
import { ClassLegend } from "./classes.tsx";
import { positionsToday } from "./positions.server.ts";
import { Positions } from "./positions.tsx";
import { type Line, linesOf, sayCell } from "./rights.ts";
import { RightsTable } from "./rights-table.tsx";
import { type Berhak, RoleSheet } from "./role-sheet.tsx";
import { SearchBox } from "./search-box.tsx";
import "./role-rights.css";

export const meta = () => [{ title: "Hak Akses" }];

/** What the one policy file says, in words, and who holds the positions of the house today. */
export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => ({
    lines: linesOf({ policy, registers: lists, roles: Object.keys(peranBerhak) }),
    positions: await positionsToday(ctx),
  }));

export default function Rights({ loaderData }: Route.ComponentProps) {
  const asked = new URLSearchParams(useLocation().search).get("peran") ?? "";
  const role = Object.hasOwn(peranBerhak, asked) ? (asked as Berhak) : null;
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
          <RoleLink to={null} current={role} label="Semua peran" />
          {Object.entries(peranBerhak).map(([one, label]) => (
            <RoleLink key={one} to={one} current={role} label={label} />
          ))}
        </nav>
        <SearchBox onType={setWords} count={lines.length} />
        <ClassLegend />
        {lines.length === 0 ? (
          <EmptyState title="Tidak ada yang cocok">Coba kata lain, misalnya “surat” atau “mengekspor”.</EmptyState>
        ) : role ? (
          <RoleSheet lines={lines} held={role} />
        ) : (
          <RightsTable lines={lines} />
        )}
      </section>
      <Positions positions={loaderData.positions} />
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
