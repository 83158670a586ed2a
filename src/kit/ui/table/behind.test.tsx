/** A list on a telephone: what narrows it stands behind one button, which says how much is set before anybody opens it. */
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { List } from "./list.tsx";
import { ListHead } from "./list-head.tsx";

const filter = (name: string, chosen: string, usual?: string) => ({
  ...{ name, label: name, chosen, options: [{ value: "a", label: "A" }] },
  ...(usual === undefined ? { all: "Semua" } : { usual }),
});

function list(filters: readonly ReturnType<typeof filter>[]): string {
  const element = (
    <List
      path="/"
      noun="surat"
      caption="Surat"
      columns={[
        { key: "a", head: "A", cell: () => "satu" },
        { key: "b", head: "B", look: "date", leftOut: true, cell: () => "dua" },
      ]}
      rows={[{ id: "1" }]}
      rowKey={({ id }) => id}
      find={{ label: "Cari", placeholder: "Cari", sought: "", filters }}
      {...{ page: 1, size: 10, total: 1 }}
      empty="Kosong"
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("the button opens what the browser holds behind it, and counts what is set", () => {
  const shown = list([filter("status", "a"), filter("tahun", ""), filter("hari", "a", "a")]);
  const [, opened] = /<button[^>]*popoverTarget="([^"]+)"[^>]*>.*?Saring/is.exec(shown) ?? [];
  expect(shown).toContain(`<div id="${opened}" popover="auto"`);
  expect(shown).toMatch(/class="ui-badge">1<span class="ui-hidden"> dipasang/);
  expect(list([filter("status", "")])).not.toContain("ui-badge");
  expect(list([])).not.toContain("Saring");
});

test("a column that is left out of cards says so, besides how it looks", () => {
  expect(list([])).toContain('<td class="date left-out" data-label="B">dua</td>');
});

test("a head without rare actions has no button for them", () => {
  expect(renderToStaticMarkup(<ListHead title="Surat" main={<a href="/">Tambah</a>} rare={<i>Impor</i>} />)).toContain("Lainnya");
  expect(renderToStaticMarkup(<ListHead title="Surat" main={<a href="/">Tambah</a>} rare={false} />)).not.toContain("Lainnya");
  expect(renderToStaticMarkup(<ListHead title="Surat" />)).not.toContain("ui-actions");
});
