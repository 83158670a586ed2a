import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponseImpl, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ToastProvider } from "#kit/ui/feedback/toast.tsx";
import { Problem } from "./problem.tsx";
import { PortalShell, type ShellData } from "./shell.tsx";

const data: ShellData = {
  person: {
    nama: "Nurhayati Labatjo, S.Pd.I.",
    nip: "198503122009122003",
    mark: "41",
    peran: ["administrator"],
    menjabat: null,
    foto: null,
  },
  menu: [
    { group: "Dashboard", label: "Dashboard", hint: "", to: "/dashboard", open: true },
    { group: "Surat-Surat", label: "Daftar Surat", hint: "", to: "/administration/daftar-surat", open: true },
  ],
  acts: [],
  favorites: [],
  unread: 3,
  kabar: [],
  sidebar: "collapsed",
  theme: "terang",
  day: "2026-04-22",
};

function render(path: string, foto: string | null = null) {
  const children = [
    { path: "dashboard", element: <p>Isi</p>, handle: { greeting: true } },
    { path: "administration/daftar-surat", element: <h1>Daftar Surat</h1> },
    { path: "administration/daftar-surat/:id", element: <h1>B-1</h1>, handle: { crumb: "Rincian" } },
  ];
  const router = createMemoryRouter([{ path: "/", element: <PortalShell {...data} person={{ ...data.person, foto }} />, children }], {
    initialEntries: [path],
  });
  return inToasts(<RouterProvider router={router} />);
}

const inToasts = (page: ReactNode) => renderToStaticMarkup(<ToastProvider>{page}</ToastProvider>);

test("the server already draws the menu as it was left", () => {
  expect(render("/dashboard")).toContain('data-sidebar="collapsed"');
});

test("the person sees their own name, number and role, and a way out that is a POST", () => {
  const shown = render("/dashboard");
  for (const word of ["Nurhayati Labatjo, S.Pd.I.", "198503122009122003", "Administrator"]) expect(shown).toContain(word);
  expect(shown).toMatch(/<form[^>]*method="post"[^>]*action="\/keluar"|<form[^>]*action="\/keluar"[^>]*method="post"/);
});

test("the dashboard greets with the day in Indonesian; other pages keep their own heading", () => {
  expect(render("/dashboard")).toMatch(/Assalamu’alaikum, Nurhayati Labatjo.*Rabu, 22 April 2026/s);
  expect(render("/administration/daftar-surat")).not.toContain("Assalamu");
});

test("every page has one main place, a way past the menu, and the two notes", () => {
  const shown = render("/administration/daftar-surat");
  expect(shown.match(/<main/g)).toHaveLength(1);
  expect(shown).toContain('href="#isi"');
  expect(shown).toContain("di kolom tindakan.");
  expect(shown).toContain("Selalu masuk pada jam kerja");
});

test("the greeting and the bell say how many notices wait", () => {
  const shown = render("/dashboard");
  expect(shown).toContain('aria-label="Notifikasi, 3 belum dibaca"');
  expect(shown).toMatch(/<a[^>]*href="\/notifikasi"[^>]*>.*Notifikasi<span class="badge">3/s);
});

test("a picture takes the place of the initials", () => {
  const [image] = /<img[^>]*class="side-avatar"[^>]*>/.exec(render("/dashboard", "/foto-saya")) ?? [];
  expect(image).toContain('src="/foto-saya"');
  expect(render("/dashboard")).not.toContain("<img");
});

test("a page below an entry leads back to it", () => {
  expect(render("/administration/daftar-surat/7c1")).toMatch(
    /<a[^>]*href="\/administration\/daftar-surat"[^>]*>Daftar Surat<\/a>.*Rincian/s,
  );
});

test("a page that fails leaves the menu standing and offers to try again", () => {
  const boundary = (
    <PortalShell {...data}>
      <Problem error={new Error("putus")} />
    </PortalShell>
  );
  const children = [{ path: "dashboard", element: <h1>Isi</h1>, handle: { greeting: true } }];
  const router = createMemoryRouter([{ path: "/", element: boundary, children }], { initialEntries: ["/dashboard"] });
  const shown = inToasts(<RouterProvider router={router} />);
  expect(shown).toContain("Menu utama");
  expect(shown).toContain("Coba lagi");
  expect(shown.match(/<h1/g)).toHaveLength(1);
  expect(shown).not.toContain("putus");
});

test.each(["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"])(
  "a page that was not reached says so: %s",
  (words) => {
    const router = createMemoryRouter([{ path: "/", element: <Problem error={new TypeError(words)} /> }]);
    expect(inToasts(<RouterProvider router={router} />)).toContain("Server belum dapat dihubungi.");
  },
);

test("what does not exist is said so, with the server's own sentence", () => {
  const gone = new ErrorResponseImpl(404, "Not Found", { sentence: "Surat tidak ditemukan." });
  const router = createMemoryRouter([{ path: "/", element: <Problem error={gone} /> }]);
  const shown = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(shown).toContain("<h1>Surat tidak ditemukan</h1>");
  expect(shown).not.toContain("Coba lagi");
});
