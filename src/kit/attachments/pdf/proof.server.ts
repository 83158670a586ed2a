import type { PdfObject } from "./objects.server.ts";
import type { PdfDict, PdfValue } from "./parse.server.ts";
import { asWords, type Objects, resolved } from "./resolve.server.ts";

/**
 * The one file that a paper may carry: the proof that this portal attaches to a signed letter (`templates/paper.typ`), so that a letter of
 * another madrasah comes in with its seal whole. It is text that no program runs.
 */
const proofName = "bukti.json";
const proofKind = "application/json";
/** A letter says it twice, once more with each revision. */
const mostMentioned = 20;

type Dict = PdfDict["dict"];

/** Whether each attached file, if there is any, stands under no other name and as no other kind than a proof. */
export function carriesOnlyProofs(found: readonly PdfObject[], objects: Objects): boolean {
  const all = found.flatMap(({ value }) => dictsIn(value));
  const specs = all.filter((dict) => dict.has("EF"));
  const files = all.filter((dict) => isNamed(dict.get("Type"), "EmbeddedFile"));
  const listed = all.filter((dict) => dict.has("EmbeddedFiles"));
  // Each may point to everything that stands under a number: without a bound a full file would be looked at as often as it has objects.
  if (specs.length + listed.length > mostMentioned) return false;
  return (
    specs.every((dict) => isProofSpec(dict) && holdsProof(dict, objects)) &&
    files.every((dict) => isNamed(dict.get("Subtype"), proofKind)) &&
    listed.every((dict) => resolved(dict.get("EmbeddedFiles"), objects).every((tree) => namesProof(tree, objects)))
  );
}

/** Whether a dictionary names an attached proof, and nothing outside. */
export const isProofSpec = (dict: Dict): boolean =>
  dict.has("EF") &&
  dict.has("F") &&
  ["F", "UF"].every((key) => (dict.get(key) ?? []).every((name) => "text" in name && asWords(name.text) === proofName)) &&
  !["FS", "DOS", "Mac", "Unix", "RF"].some((key) => dict.has(key));

/** What it points to are streams that say of themselves that they are attached; of which kind each of those is, is asked of all of them. */
function holdsProof(dict: Dict, objects: Objects): boolean {
  const held = resolved(dict.get("EF"), objects);
  return (
    held.length > 0 &&
    held.every(
      (one) =>
        "dict" in one &&
        [...one.dict.values()].flat().every((file) => "ref" in file) &&
        [...one.dict.values()].every((files) =>
          resolved(files, objects).every((file) => "dict" in file && isNamed(file.dict.get("Type"), "EmbeddedFile")),
        ),
    )
  );
}

/** The list by which a reader offers attachments, with no other name in it. */
const namesProof = (tree: PdfValue, objects: Objects): boolean =>
  "dict" in tree &&
  !tree.dict.has("Kids") &&
  resolved(tree.dict.get("Names"), objects).every(
    (names) =>
      "list" in names &&
      names.list.every((one) =>
        "text" in one ? asWords(one.text) === proofName : resolved([one], objects).every((it) => "dict" in it && it.dict.has("EF")),
      ),
  );

const isNamed = (values: readonly PdfValue[] | undefined, name: string): boolean =>
  values?.every((value) => "name" in value && value.name === name) ?? false;

const dictsIn = (value: PdfValue): readonly Dict[] => {
  if ("list" in value) return value.list.flatMap(dictsIn);
  return "dict" in value ? [value.dict, ...[...value.dict.values()].flat().flatMap(dictsIn)] : [];
};
