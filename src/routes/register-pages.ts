import { isGranted } from "#kit/access/access.ts";
import { bodyLimitFor, ordinaryBodyLimit } from "#kit/body-limits.ts";
import { MAX_BYTES } from "#kit/documents/book.ts";
import type { Register } from "#kit/register/register.ts";
import type { Page } from "#server/pages/route-table.ts";
import { policy } from "#src/policy.ts";

/** The screens that every register has. Their addresses are spelled out, so that none is mistaken for another page's parameter. */
export function registerPages(register: Register): Page[] {
  const { fields, detail, menu, single, asOf } = register;
  const screen = screensOf(register);
  return [
    { ...screen("", single ? "single.tsx" : "list.tsx", "read"), ...(menu && { menu }) },
    ...transferPages(register),
    ...(detail === false ? [] : [screen("/:id", "detail.tsx", "read"), screen("/:id/riwayat", "history.tsx", "read")]),
    ...(Object.values(fields).some(({ kind }) => kind === "reference")
      ? [{ ...screen("/pilihan/:isian", "choices.ts", "read"), ...bare }]
      : []),
    ...(asOf ? [screen("/:id/keadaan", "as-of.tsx", "read"), { ...screen("/:id/keadaan/pdf", "as-of-paper.ts", "read"), ...bare }] : []),
    ...(Object.values(fields).some(({ kind }) => kind === "file") ? [{ ...screen("/:id/berkas/:isian", "file.ts", "read"), ...bare }] : []),
  ];
}

const bare = { shell: "bare" } as const;

/** A list that leaves as a file and comes from one. */
export function transferPages(register: Register): Page[] {
  const { name, readOnly, single, matchBy, handedOut } = register;
  const screen = screensOf(register);
  return [
    ...(single ? [] : [screen("/ekspor", "export.ts", "export"), ...(handedOut ? templatePages(register) : [])]),
    ...(readOnly || !isGranted(policy, `${name}:import`)
      ? []
      : [
          screen("/impor", "import.tsx", "import"),
          screen("/impor/penolakan", "refusals.ts", "import"),
          screen("/impor/sisa", "rest.ts", "import"),
          ...(matchBy ? [screen("/impor/tidak-ada", "absent.ts", "export")] : []),
          ...(register.expected
            ? [
                screen("/banding", "banding.tsx", "import"),
                screen("/banding/:id", "banding-detail.tsx", "import"),
                { ...screen("/banding/:id/unduh", "banding-unduh.ts", "import"), shell: "bare" as const, fresh: true },
              ]
            : []),
          screen("/impor/peta", "column-map.ts", "import"),
          screen("/templat", "template.ts", "import"),
        ]),
  ];
}

/** A list that leaves in somebody else's workbook: of rows by which others know them too. */
function templatePages(register: Register): Page[] {
  const file = screensOf(register);
  const portal = { kind: "application", access: `${register.name}:export`, shell: "portal" } as const;
  return [
    { ...portal, path: `${register.path}/isi-templat`, file: "portal/register-fill-template.tsx", upload: 5_000_000 },
    file("/isi-templat/unduh", "filled-template.ts", "export"),
    file("/ekspor/peta", "export-by-map.ts", "export"),
    ...keptPages(register),
  ];
}

/** Lists as they were sent: two of them are compared by what their rows are known by. */
function keptPages(register: Register): Page[] {
  const file = screensOf(register);
  const portal = { kind: "application", access: `${register.name}:export`, shell: "portal" } as const;
  return [
    { ...portal, path: `${register.path}/kiriman`, file: "portal/register-snapshots.tsx" },
    file("/kiriman/unduh", "snapshot-file.ts", "export"),
    { ...portal, path: `${register.path}/kiriman/banding`, file: "portal/register-snapshot-compare.tsx" },
    file("/kiriman/banding/unduh", "snapshot-compare-file.ts", "export"),
  ];
}

const screensOf =
  ({ name, path, fields, screens }: Register) =>
  (rest: string, file: string, action: "read" | "import" | "export"): Page => ({
    path: `${path}${rest}`,
    file: (file === "list.tsx" ? screens?.list : file === "detail.tsx" ? screens?.detail : undefined)?.file ?? `portal/register-${file}`,
    kind: "application",
    access: `${name}:${action}`,
    shell: action === "export" ? "bare" : "portal",
    ...(action === "export" ? { fresh: true } : {}),
    ...(rest === "" ? { room: bodyLimitFor(fields) } : {}),
    ...(action === "import" ? { upload: MAX_BYTES + ordinaryBodyLimit.bytes } : {}),
  });
