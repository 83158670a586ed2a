/** The checker itself: each kind of mistake that a page could make is seen. */
import { expect, test } from "vitest";
import { describe as describePage } from "#kit/ui/document/describe.ts";
import { faultsOf } from "./support/structured-data.ts";

const told = (data: object) => faultsOf({ "@context": "https://schema.org", ...data });
const place = { "@type": "Place", name: "Aula", address: { "@type": "PostalAddress", streetAddress: "Jalan Jamur", addressCountry: "ID" } };
const rapat = {
  ...{ "@type": "Event", name: "Rapat", startDate: "2026-12-01T09:00:00+08:00", location: place },
  organizer: { "@type": "HighSchool", name: "MAN 1 Palu", url: "https://contoh.id/" },
};

test.each<[object, readonly string[]]>([
  [rapat, []],
  [{ ...rapat, startDate: "2026-12-01T09:00" }, ["$.startDate is no moment with its zone", "$.startDate is no day"]],
  [{ ...rapat, organizer: { "@type": "HighSchool", name: "MAN 1 Palu" } }, ["$.organizer.url is missing"]],
  [{ ...rapat, location: "Aula" }, ["$.location is no Place"]],
  [{ ...rapat, colour: "hijau" }, ["$.colour is not known of Event"]],
  [{ "@graph": [rapat, { ...rapat, name: " " }] }, ["$.@graph[1].name is no text"]],
  [{ "@graph": [] }, ["$.@graph is no list"]],
  [{ "@type": "Thing" }, ["$ is of no known kind: Thing"]],
  [
    { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", position: 2, name: "Berita", item: "/news" }] },
    ["$.itemListElement[0].item is no absolute address", "$.itemListElement is not counted from 1 on"],
  ],
])("%o", (data, faults) => {
  expect(told(data).map((fault) => fault.replace(/: ["{].*/, ""))).toEqual(faults);
});

test("a page tells the way to it, and has a card with its own name", () => {
  const page = { title: "Prestasi", description: "Juara." };
  const meta = JSON.stringify(describePage({ ...page, url: "https://contoh.id/prestasi?tahun=2026" }));
  expect(meta).toContain('"property":"og:image","content":"https://contoh.id/bagikan.png?halaman=/prestasi"');
  expect(meta).toContain('"position":2,"name":"Prestasi","item":"https://contoh.id/prestasi?tahun=2026"');
  const home = JSON.stringify(describePage({ ...page, url: "https://contoh.id/" }));
  expect(home).toContain('"content":"https://contoh.id/bagikan.png"');
  expect(home).not.toContain("BreadcrumbList");
  expect(meta).toContain('"property":"og:image:alt","content":"Prestasi"');
  const shown = { address: "https://contoh.id/uploads/a.webp", alt: "Siswa di lapangan" };
  const own = JSON.stringify(describePage({ ...page, url: "https://contoh.id/gallery", picture: shown }));
  expect(own).toContain('"property":"og:image:alt","content":"Siswa di lapangan"');
});
