import { useLocation } from "react-router";
import { everybody } from "#kit/lists/outgoing.ts";
import type { Register } from "#kit/register/register.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";

interface WhoseRowsProps {
  readonly register: Register;
  /** Rows that are written. */
  readonly total: number;
  /** Rows of the list's filter that stay out. */
  readonly left: number;
  /** Only those that are expected in a whole list. */
  readonly present: boolean;
}

/** Whom the filled template or the list holds, and who stays out of it. */
export function WhoseRows({ register, total, left, present }: WhoseRowsProps) {
  const { pathname, search } = useLocation();
  const { called } = register.expected ?? {};
  const counted = (count: number) => `${count.toLocaleString("id-ID")} ${register.noun}`;
  const parameters = new URLSearchParams(search);
  const asked = parameters.has(everybody.name);
  if (asked) parameters.delete(everybody.name);
  else parameters.set(everybody.name, everybody.value);
  return (
    <Sheet title="Siapa yang ditulis">
      <div className="ui-sheet-body list-map">
        <p>
          {present ? `${counted(total)} yang ${called}, sesuai saringan daftar.` : `${counted(total)}, sesuai saringan daftar.`}
          {present && left > 0 && ` ${counted(left)} lain tidak ikut, karena tidak ${called} lagi.`}
        </p>
        <p className="ui-muted">Untuk sebagian saja, misalnya satu kelas, saring daftarnya dahulu lalu buka halaman ini lagi.</p>
        {called && (asked || (present && left > 0)) && (
          <p>
            <ButtonLink to={`${pathname}?${parameters}`} preventScrollReset>
              {asked ? `Hanya yang ${called}` : `Sertakan juga ${counted(left)} itu`}
            </ButtonLink>
          </p>
        )}
      </div>
    </Sheet>
  );
}
