import type { ReactNode } from "react";
import { ToastProvider } from "../feedback/toast.tsx";
import { PageHead, Sheet } from "../sheet.tsx";
import { Buttons, Dialogs, Toasts } from "./actions.tsx";
import { FieldsInAllStates, Problems } from "./fields.tsx";
import { Lists } from "./lists.tsx";
import { States, Words } from "./states.tsx";
import "../ui.css";
import "./showcase.css";

export const meta = () => [{ title: "Bagian-bagian layar" }];

/** Development only: every piece in each of its states, light beside dark. */
export default function Showcase() {
  return (
    <ToastProvider>
      <main className="showcase">
        <div>
          <PageHead title="Bagian-bagian layar" lead="Setiap bagian dalam semua keadaannya, terang." />
          <Pieces scheme="terang" />
        </div>
        <div data-tema="gelap">
          <div className="ui-head">
            <p>Yang sama, gelap.</p>
          </div>
          <Pieces scheme="gelap" />
        </div>
      </main>
    </ToastProvider>
  );
}

function Pieces({ scheme }: { readonly scheme: string }) {
  return (
    <>
      <Piece title={`Tombol, ${scheme}`}>
        <Buttons />
      </Piece>
      <Piece title={`Dialog, ${scheme}`}>
        <Dialogs />
      </Piece>
      <Piece title={`Pemberitahuan, ${scheme}`}>
        <Toasts />
      </Piece>
      <Piece title={`Isian, ${scheme}`}>
        <FieldsInAllStates form={scheme} />
      </Piece>
      <Piece title={`Ringkasan galat, ${scheme}`}>
        <Problems form={scheme} />
      </Piece>
      <Piece title={`Kata dan angka, ${scheme}`}>
        <Words scheme={scheme} />
      </Piece>
      <Lists scheme={scheme} />
      <States scheme={scheme} />
    </>
  );
}

function Piece({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Sheet title={title}>
      <div className="ui-sheet-body">{children}</div>
    </Sheet>
  );
}
