import Keyboard from "lucide-react/icons/keyboard";
import { useState } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { keysAreOff, switchKeys } from "./switch.ts";
import { type KeyAct, useKeys } from "./use-keys.ts";
import "../styles/keys.css";

/** Hears the keys of a page, and tells which there are and what they do; "?" opens the list, and there they are turned off. */
export function KeysHelp({ keys }: { readonly keys: readonly KeyAct[] }) {
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    return true;
  };
  useKeys([...keys, { key: "?", run: show }]);
  return (
    <>
      <Button look="quiet" icon={Keyboard} className="ui-keys-open" aria-haspopup="dialog" aria-keyshortcuts="?" onClick={show}>
        Pintasan
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Pintasan papan ketik" narrow>
        <div className="ui-dialog-body">
          <dl className="ui-keys">
            {[...keys.filter(({ words }) => words), { key: "?", words: "Buka daftar pintasan ini" }].map(({ key, words }) => (
              <div key={key}>
                <dt>
                  <kbd>{spoken[key] ?? key}</kbd>
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          <Switch />
        </div>
      </Dialog>
    </>
  );
}

const spoken: Readonly<Record<string, string>> = { ArrowDown: "↓", ArrowUp: "↑", Escape: "Esc" };

function Switch() {
  const [on, setOn] = useState(!keysAreOff());
  return (
    <label className="ui-keys-switch">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target: { checked } }) => {
          setOn(checked);
          switchKeys(checked);
        }}
      />
      Pintasan aktif di perangkat ini
    </label>
  );
}
