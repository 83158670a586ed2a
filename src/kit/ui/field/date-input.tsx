import { useState } from "react";
import { formatDay, isDay } from "../../dates.ts";
import { asText, type ControlProps, common } from "./controls.tsx";

/**
 * The browser draws a date in its own language; the line under it says the chosen day in Indonesian, so that
 * 04/05 is never mistaken.
 */
export function DateInput(props: ControlProps) {
  const [day, setDay] = useState(asText(props.value));
  const rest = common({ ...props, described: [props.described, `${props.id}-day`].filter(Boolean).join(" ") });
  return (
    <>
      <input
        className="ui-input"
        defaultValue={asText(props.value)}
        {...rest}
        onInput={(event) => {
          setDay(event.currentTarget.value);
          props.onType?.(event.currentTarget.value, props.name);
        }}
      />
      <p className="ui-hint" id={`${props.id}-day`} hidden={!isDay(day)}>
        {isDay(day) && <output>{formatDay(day, "long")}</output>}
      </p>
    </>
  );
}
