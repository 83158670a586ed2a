import { isGranted } from "#kit/access/access.ts";
import type { Register } from "#kit/register/register.ts";
import { roomFor } from "#kit/room.ts";
import { riwayat } from "#modules/kepegawaian/index.ts";
import type { Page } from "#server/pages/route-table.ts";
import { policy } from "#src/policy.ts";

/** Where a register's record has more to show than its fields. */
const ownScreens: Readonly<Record<string, Pick<Page, "file">>> = {
  "pegawai detail.tsx": { file: "modules/kepegawaian/personil/screens/rincian.tsx" },
};

/** The screens that every register has. Their addresses are spelled out, so that none is mistaken for another page's parameter. */
export function registerPages(register: Register): Page[] {
  const { fields, detail } = register;
  const screen = screensOf(register);
  return [
    screen("", riwayat.includes(register) ? "of-person.tsx" : "list.tsx", "read"),
    ...transferPages(register),
    ...(detail === false ? [] : [screen("/:id", "detail.tsx", "read"), screen("/:id/riwayat", "history.tsx", "read")]),
    ...(Object.values(fields).some(({ kind }) => kind === "file")
      ? [{ ...screen("/:id/berkas/:isian", "file.ts", "read"), shell: "bare" as const }]
      : []),
  ];
}

/** A list that leaves as a file and comes from one. */
export function transferPages(register: Register): Page[] {
  const { name, readOnly, single } = register;
  const screen = screensOf(register);
  return [
    ...(single ? [] : [screen("/ekspor", "export.ts", "export")]),
    ...(readOnly || !isGranted(policy, `${name}:import`)
      ? []
      : [
          screen("/impor", "import.tsx", "import"),
          screen("/impor/penolakan", "refusals.ts", "import"),
          screen("/templat", "template.ts", "import"),
        ]),
  ];
}

const screensOf =
  ({ name, path, fields }: Register) =>
  (rest: string, file: string, action: "read" | "import" | "export"): Page => ({
    path: `${path}${rest}`,
    file: ownScreens[`${name} ${file}`]?.file ?? `portal/register-${file}`,
    kind: "application",
    access: `${name}:${action}`,
    shell: action === "export" ? "bare" : "portal",
    ...(action === "export" ? { fresh: true } : {}),
    ...(rest === "" ? { room: roomFor(fields) } : {}),
    ...(action === "import" ? { upload: 5_000_000 } : {}),
  });
