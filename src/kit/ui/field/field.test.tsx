import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { choice, date, email, longText, number, phone, text, time, url, yesNo } from "../../register/fields.ts";
import { attributesOf } from "./attributes.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FieldPiece, type FieldPieceProps } from "./field.tsx";

const html = (props: Omit<FieldPieceProps, "name">) => renderToStaticMarkup(<FieldPiece name="nilai" {...props} />);

describe("what the browser is told follows from the definition", () => {
  test.each([
    ["text", text({ label: "A", max: 120, required: true }), { type: "text", required: true, maxLength: 120 }],
    ["text with digits", text({ label: "A", max: 18, pattern: /^\d{18}$/ }), { pattern: "\\d{18}", inputMode: "numeric" }],
    ["long text", longText({ label: "A", max: 500 }), { maxLength: 500 }],
    [
      "number",
      number({ label: "A", min: 0, max: 100, step: 0.01 }),
      { type: "number", min: 0, max: 100, step: 0.01, inputMode: "decimal" },
    ],
    ["whole number", number({ label: "A", step: 1 }), { inputMode: "numeric", step: 1 }],
    ["date, which no browser may write in its own language", date({ label: "A" }), { type: "text" }],
    ["time, likewise", time({ label: "A" }), { type: "text", inputMode: "decimal" }],
    ["phone", phone({ label: "A" }), { type: "tel", inputMode: "tel", autoComplete: "tel" }],
    ["email", email({ label: "A", autocomplete: "off" }), { type: "email", inputMode: "email", autoComplete: "off" }],
    ["url", url({ label: "A" }), { type: "url", maxLength: 2000 }],
    ["agreement", yesNo({ label: "A", mustBeYes: "Setujui dahulu." }), { required: true }],
  ])("%s", (_, field, expected) => {
    expect(attributesOf(field)).toMatchObject(expected);
  });

  test.each([
    ["NISN", text({ label: "NISN", max: 10, pattern: /^\d{10}$/ }), 10],
    ["NPSN", text({ label: "NPSN", max: 8, pattern: /^[1-9]\d{7}$/ }), 8],
    ["telephone", phone({ label: "HP" }), 20],
  ])("no browser cuts a figure too many off: %s", (_, field, figures) => {
    expect(attributesOf(field).maxLength).toBeGreaterThanOrEqual(figures + 8);
  });

  test("a pattern with flags that browsers do not know is left to the server", () => {
    expect(attributesOf(text({ label: "A", max: 9, pattern: /^a$/i }))).not.toHaveProperty("pattern");
  });
});

describe("a field is tied together", () => {
  test("the label names the control, hint and error describe it, the error marks it", () => {
    const shown = html({ field: text({ label: "Nomor", max: 9, hint: "Boleh diubah." }), error: "Nomor wajib diisi." });
    expect(shown).toContain('for="isian-nilai"');
    expect(shown).toContain('id="isian-nilai"');
    expect(shown).toContain('aria-describedby="isian-nilai-hint isian-nilai-error"');
    expect(shown).toContain('aria-invalid="true"');
    expect(shown).toMatch(/id="isian-nilai-error".*Nomor wajib diisi\./s);
  });

  test("a sound field says nothing of errors", () => {
    const shown = html({ field: text({ label: "Nomor", max: 9 }) });
    expect(shown).not.toMatch(/aria-invalid|aria-describedby|-error/);
  });

  test("two forms on one page keep their ids apart", () => {
    expect(html({ field: text({ label: "A", max: 9 }), form: "ubah" })).toContain('id="ubah-nilai"');
  });

  test("radios are one group with the field's name, marked as a whole", () => {
    const options = [
      { value: "ya", label: "Ya" },
      { value: "belum", label: "Belum" },
    ];
    const shown = html({
      field: choice({ label: "Sudah?", look: "radio", options, required: true }),
      value: "belum",
      error: "Pilih satu.",
    });
    expect(shown).toMatch(/role="radiogroup"[^>]*aria-labelledby="isian-nilai-label"[^>]*aria-required="true"[^>]*aria-invalid="true"/);
    expect(shown.match(/type="radio"/g)).toHaveLength(2);
    expect(shown).toMatch(/value="belum"[^>]*checked|checked=""[^>]*value="belum"/);
  });

  test("a chosen day is said in Indonesian, whatever the browser's language", () => {
    expect(html({ field: date({ label: "Hari" }), value: "2026-04-05" })).toContain("Minggu, 5 April 2026");
    expect(html({ field: date({ label: "Hari" }), value: "2026-04-05" })).toMatch(/type="text"[^>]*value="5\/4\/2026"/);
  });

  test("an optional choice may stay empty, a required one asks", () => {
    const options = [{ value: "a", label: "A" }];
    expect(html({ field: choice({ label: "A", options }) })).toContain('<option value="" selected="">Tidak diisi</option>');
    expect(html({ field: choice({ label: "A", options, required: true }) })).toContain("Pilih…");
  });

  test("the initial value stands where there is none yet, a stored one wins", () => {
    const field = text({ label: "A", max: 20, initial: "Indonesia" });
    expect(html({ field })).toContain('value="Indonesia"');
    expect(html({ field, value: "Malaysia" })).toContain('value="Malaysia"');
  });

  test("nothing is styled in the markup, which the content policy forbids", () => {
    expect(html({ field: longText({ label: "A", max: 20 }), error: "x" })).not.toContain("style=");
  });
});

describe("the summary of errors", () => {
  const fields = { kode: text({ label: "Kode", max: 4 }), hari: date({ label: "Hari" }) };

  test("leads to each field in the form's order, and names what no field holds", () => {
    const shown = renderToStaticMarkup(
      <ErrorSummary fields={fields} errors={{ lain: "Isian tidak dikenal.", hari: "Hari salah.", kode: "Kode salah." }} />,
    );
    expect(shown).toContain("Ada 3 isian yang perlu diperiksa");
    expect(shown.indexOf("#isian-kode")).toBeLessThan(shown.indexOf("#isian-hari"));
    expect(shown).toContain("<li>Isian tidak dikenal.</li>");
    expect(shown).toContain('tabindex="-1"');
    // Where no script moves the focus, the browser does.
    expect(shown).toContain("autofocus");
  });

  test("is not there without errors", () => {
    expect(renderToStaticMarkup(<ErrorSummary fields={fields} errors={{}} />)).toBe("");
  });
});
