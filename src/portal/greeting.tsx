import type { ReactNode } from "react";
import { formatDay } from "#kit/dates.ts";
import { plainName } from "#modules/akun/index.ts";
import { NoticesButton } from "./notices/bell.tsx";

/** @param day "YYYY-MM-DD", today at the school */
export function Greeting({ nama, day, children }: { readonly nama: string; readonly day: string; readonly children?: ReactNode }) {
  return (
    <section className="greeting" aria-label="Salam">
      <div>
        <div className="greeting-head">
          <div>
            <h1>Assalamu’alaikum, {plainName(nama)}</h1>
            <p>
              <time dateTime={day}>{formatDay(day, "long")}</time>
            </p>
          </div>
          <NoticesButton />
        </div>
        {children}
      </div>
      <div className="ui-weave" />
    </section>
  );
}
