/**
 * The side menu is looked at all day by everybody, on an office screen of 768 pixels' height as on a phone; with 79 lines nobody found
 * anything in it. So the lines are counted, for every role, whichever group is open.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { ToastProvider } from "#kit/ui/feedback/toast.tsx";
import { allPeran } from "#modules/akun/index.ts";
import { policy } from "#src/policy.ts";
import { menuFor } from "../menu.server.ts";
import { isArea, shownGroups } from "../navigation.ts";
import { SidebarContent } from "./sidebar.tsx";

const menuOf = (...roles: string[]) => menuFor({ policy, actor: { id: "00000000-0000-7000-8000-000000000000", name: "uji", roles } });
const person = { nama: "Uji", nip: "198503122009122003", mark: "41", peran: [], menjabat: null, foto: null };

/** What stands in the menu where somebody is, without what is folded away. */
function linesAt(path: string, ...roles: string[]): string[] {
  const element = <SidebarContent person={person} menu={menuOf(...roles)} />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  const shown = renderToStaticMarkup(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
  const folded = shown.replace(/<div class="side-(?:entries|fold)" id="[^"]*">.*?<\/div>/g, "");
  return [...folded.matchAll(/class="side-item[^"]*"[^>]*>(.*?)<\/(?:a|button)>/g)].map(([, inner = ""]) => inner.replace(/<[^>]+>/g, ""));
}

const everyRole = [...allPeran.map((role) => [role]), [...allPeran]];

describe("the side menu", () => {
  test.each(everyRole)("of %s has at most twenty lines and eight areas, whatever is open", (...roles) => {
    expect(shownGroups(menuOf(...roles)).filter(isArea).length).toBeLessThanOrEqual(8);
    for (const path of ["/dashboard", "/identitas", "/administration/surat-masuk", "/administration/siswa", "/ruang-kerja/akademik"]) {
      const lines = linesAt(path, ...roles);
      expect(lines.length, path).toBeLessThanOrEqual(20);
      expect(lines).toEqual(expect.arrayContaining(["Dashboard", "Profil Madrasah", "Data Pribadi", "Password", "Keluar"]));
    }
  });

  test("shows an administrator the areas, or the ten of Data Pribadi in their place", () => {
    expect(linesAt("/dashboard", "administrator")).toHaveLength(16);
    const own = linesAt("/identitas", "administrator");
    expect(own).toHaveLength(18);
    expect(own).toContain("Kepangkatan");
    expect(own).not.toContain("Akademik");
    expect(own).toContain("Ruang Kerja");
  });

  test("a teacher finds nothing that only the office does", () => {
    const lines = linesAt("/dashboard", "guru");
    for (const other of ["Surat-Surat", "PPDB", "Isi Situs", "Pengawasan", "User"]) expect(lines).not.toContain(other);
  });
});
