import { useEffect, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { retensiPath } from "../addresses.ts";
import { type AskedYear, type Bagian, bagian } from "../load/bagian.ts";

interface Props {
  readonly asked: AskedYear;
  readonly counts: Readonly<Record<Bagian, number>>;
  /** At the school, now. */
  readonly thisYear: number;
}

/** The parts of the year with how much stands in each, and the year. */
export function YearChoice({ asked, counts, thisYear }: Props) {
  const submit = useSubmit();
  const parts = useRef<HTMLElement>(null);
  // Where the parts are wider than the screen, the open one stands in sight.
  useEffect(() => {
    const open = parts.current?.querySelector<HTMLElement>(`[data-part="${asked.bagian}"]`);
    if (parts.current && open) parts.current.scrollLeft = open.offsetLeft - parts.current.offsetLeft;
  }, [asked.bagian]);
  const years = [...new Set([asked.tahun, ...Array.from({ length: 11 }, (_, place) => thisYear + 1 - place)])].sort((a, b) => b - a);
  return (
    <>
      <Form method="get" action={retensiPath} className="arsip-tahun">
        <input type="hidden" name="bagian" value={asked.bagian} />
        <label className="ui-label" htmlFor="tahun">
          Sampai akhir tahun
        </label>
        <select
          key={asked.tahun}
          className="ui-input"
          id="tahun"
          name="tahun"
          defaultValue={asked.tahun}
          onChange={({ currentTarget }) => void submit(currentTarget.form, { replace: true, preventScrollReset: true })}
        >
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
        <noscript>
          <button type="submit" className="ui-button">
            Lihat
          </button>
        </noscript>
      </Form>
      <nav ref={parts} className="ui-tabs" aria-label="Bagian daftar retensi">
        {(Object.keys(bagian) as Bagian[]).map((part) => (
          <Link
            key={part}
            data-part={part}
            to={`${retensiPath}?tahun=${asked.tahun}&bagian=${part}`}
            aria-current={asked.bagian === part ? "page" : undefined}
            preventScrollReset
          >
            {bagian[part].label}
            <small>{counts[part].toLocaleString("id-ID")}</small>
          </Link>
        ))}
      </nav>
    </>
  );
}
