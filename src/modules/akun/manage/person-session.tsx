import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { SessionTable } from "../session/session-table.tsx";
import type { BagianProps } from "./akun-state.tsx";

/** Where the person is signed in. */
export function PersonSession({ rincian: { sesi, boleh, sendiri }, busy, aksi }: BagianProps) {
  const lain = sesi.filter(({ ini }) => !ini);
  return (
    <Sheet
      title="Sesi"
      aside={
        sendiri ? (
          <ButtonLink to="/administration/password">Akun saya</ButtonLink>
        ) : (
          boleh.akhiri &&
          lain.length > 1 && (
            <Button busy={busy} onClick={() => aksi("akhiri-sesi")}>
              Akhiri semua
            </Button>
          )
        )
      }
    >
      {sesi.length === 0 ? (
        <p className="ui-sheet-body ui-muted">Tidak sedang masuk di mana pun.</p>
      ) : (
        <SessionTable sesi={sesi} busy={busy} {...(boleh.akhiri ? { onAkhiri: (id: string) => aksi("akhiri-sesi", { sesi: id }) } : {})} />
      )}
    </Sheet>
  );
}
