import { Button } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { peran } from "#modules/akun/index.ts";
import type { Storage } from "./storage.server.ts";

const titles: Readonly<Record<string, string>> = peran;

interface QuotasProps extends Pick<Storage, "quotas"> {
  readonly busy: boolean;
  readonly onSet: (form: FormData) => void;
}

/** How much each role may send in a day. */
export function Quotas({ quotas, busy, onSet }: QuotasProps) {
  return (
    <Sheet title="Kuota unggahan per orang per hari">
      <ul className="penyimpanan-quotas">
        {quotas.map(({ role, megabytes, files }) => (
          <li key={role}>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                onSet(new FormData(event.currentTarget));
              }}
            >
              <input type="hidden" name="peran" value={role} />
              <strong>{titles[role] ?? role}</strong>
              <label>
                MB
                <input className="ui-input" name="megaBita" type="number" min={1} max={100000} required defaultValue={megabytes} />
              </label>
              <label>
                Berkas
                <input className="ui-input" name="berkas" type="number" min={1} max={100000} required defaultValue={files} />
              </label>
              <Button type="submit" busy={busy} busyText="Menyimpan...">
                Simpan
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
