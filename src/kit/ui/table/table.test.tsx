import { globSync, readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Breakable } from "./breakable.tsx";
import { Pagination } from "./pagination.tsx";
import { type Column, Table } from "./table.tsx";

const render = (element: ReactNode) => renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);

const columns: readonly Column<{ readonly kode: string; readonly isi: string | null }>[] = [
  { key: "kode", head: "Kode", look: "name", cell: ({ kode }) => kode, sort: { href: "/?urut=kode", direction: "descending" } },
  { key: "isi", head: "Isi", cell: ({ isi }) => isi },
  { key: "tindakan", head: "Tindakan", look: "actions", cell: () => <button type="button">Ubah</button> },
];

test("a sorted column says so, and its head leads to the other order", () => {
  const shown = render(<Table caption="Agenda" columns={columns} rows={[]} rowKey={({ kode }) => kode} />);
  expect(shown).toMatch(/aria-sort="descending"[^>]*><a[^>]*href="\/\?urut=kode"/);
  expect(shown).toContain("<caption");
});

test("on a card each value carries its column's name, actions do not, and what is empty is left out", () => {
  const shown = render(<Table caption="Agenda" columns={columns} rows={[{ kode: "A-1", isi: null }]} rowKey={({ kode }) => kode} />);
  expect(shown).toContain('<td class="name" data-label="Kode">A-1</td>');
  expect(shown).toContain('<td class="plain blank" data-label="Isi"></td>');
  expect(shown).toContain('<td class="actions"><button');
});

test("a cell of which a condition leaves nothing is empty as well", () => {
  const conditional: readonly Column<{ readonly isi: readonly string[] }>[] = [
    { key: "isi", head: "Isi", cell: ({ isi }) => isi.length > 0 && <b>{isi}</b> },
  ];
  const shown = render(<Table caption="Agenda" columns={conditional} rows={[{ isi: [] }]} rowKey={() => "satu"} />);
  expect(shown).toContain('<td class="plain blank" data-label="Isi"></td>');
});

test("a column of buttons is told as one: on a card its name would stand bare", () => {
  const screens = globSync("src/**/*.tsx", { exclude: (path) => path.includes(".test.") });
  const bare = screens.filter((path) => /head: "Tindakan",(?!\s*look)/.test(readFileSync(path, "utf8")));
  expect(bare).toEqual([]);
});

test("pages tell where one is and lead on", () => {
  const href = ({ page, size }: { page: number; size: number }) => `/?halaman=${page}&tampil=${size}`;
  const shown = render(<Pagination page={2} size={10} total={31} noun="agenda" href={href} />);
  expect(shown).toContain("11–20 dari 31 agenda");
  expect(shown).toMatch(
    /href="\/\?halaman=2&amp;tampil=10"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/\?halaman=2&amp;tampil=10"/,
  );
  expect(shown).toMatch(/aria-label="Halaman berikutnya"/);
});

test("an empty list counts from nothing and offers no pages", () => {
  const shown = render(<Pagination page={1} size={10} total={0} noun="agenda" href={() => "/"} />);
  expect(shown).toContain("0–0 dari 0 agenda");
  expect(shown).not.toContain("ui-page-links");
});

test("a number without end may break anywhere, one of the usual length breaks after a slash", () => {
  expect(render(<Breakable text={`B-${"9".repeat(60)}/PP.00.6/11/2026`} />)).toContain("ui-endless");
  expect(render(<Breakable text="B-431/Ma.22.01.01/PP.00.6/05/2026" />)).not.toContain("ui-endless");
});
