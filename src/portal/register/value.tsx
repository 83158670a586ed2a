import { formatDay, isDay } from "#kit/dates.ts";
import type { Field } from "#kit/register/fields.ts";
import { useRelated } from "#kit/ui/field/related.tsx";
import { asWords } from "#kit/ui/field/words.ts";
import { Picture } from "#kit/ui/picture.tsx";
import { Breakable } from "#kit/ui/table/breakable.tsx";
import { Tag } from "#kit/ui/tag.tsx";

/** A stored value as a person reads it. */
export function ValueText({
  field,
  value,
  look = "medium",
}: {
  readonly field: Field;
  readonly value: unknown;
  readonly look?: "short" | "medium";
}) {
  const { names, pictures } = useRelated();
  const picture = field.kind === "picture" ? pictures[String(value)] : undefined;
  if (picture) return <Picture of={picture} sizes="6rem" className="ui-thumb register-thumb" />;
  if (field.kind === "date" && typeof value === "string" && isDay(value)) return <time dateTime={value}>{formatDay(value, look)}</time>;
  const state = field.kind === "choice" ? field.options.find((option) => option.value === value) : undefined;
  if (state?.tone) return <Tag tone={state.tone}>{state.label}</Tag>;
  return <Breakable text={asWords(field, value, names)} />;
}
