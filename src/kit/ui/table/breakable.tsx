import { Fragment } from "react";

/** Long numbers like "B-214/KP.08.2/04/2026" may break after a slash and nowhere else; "III/b" stays whole. What is too long for that breaks anywhere. */
export function Breakable({ text }: { readonly text: string }) {
  const parts = <Parts text={text} />;
  return /\S{48}/.test(text) ? <span className="ui-endless">{parts}</span> : parts;
}

function Parts({ text }: { readonly text: string }) {
  let end = 0;
  return text.split(/(?<=\/)(?=[^)]{2})/).map((part) => {
    end += part.length;
    return (
      <Fragment key={end}>
        {/^\S{1,20}$/.test(part) ? <span className="ui-whole">{part}</span> : part}
        {end < text.length && <wbr />}
      </Fragment>
    );
  });
}
